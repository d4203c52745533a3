"""Sentences in the reader's language: the catalogues, and the names of cards, seats and lists in them."""
