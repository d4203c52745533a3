"""A table on the web: what happens there, who sees what of it, and the routes to it."""
