### What a hint says of Mille: moves, and why one is good. It is addressed to the player who must act.

hint-mille-take = برداشتن دورریز، روی آن { $card }
