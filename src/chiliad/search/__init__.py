"""Search over any game of the contract."""
