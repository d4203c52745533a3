"""Search in any game that implements the game contract."""
