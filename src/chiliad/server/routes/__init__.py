"""What may be asked of the server, by subject; the shapes are in ``requests.py`` and ``protocol.py``."""
