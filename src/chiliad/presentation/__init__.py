"""What a game shows to one viewer: what all games share; each game adds its own (``games/NAME/presentation.py``)."""
