"""Sentences in the reader's language: the catalogues, and how cards, seats and lists are named in them."""
