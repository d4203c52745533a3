### What a hint says of Mille: moves, and why one is good. It is addressed to the player who must act.

hint-mille-take = Weź stos, na wierzchu { $card }
