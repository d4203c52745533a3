"""What may be asked of the server, by subject; the shapes stand in ``protocol.py`` and docs/protocol.md."""
