### The words of Mille for players. .name is the word as a list shows it; .forms are the forms in which sentences have
### it, separated by |: the page explains the word where it occurs.

term-mille-stock = The cards that lie face down in the middle. You draw from the stock.
    .name = stock
    .forms = stock
term-mille-pack = The discarded cards, face up. Only the whole pack can be taken, with a pair.
    .name = pack
    .forms = pack
term-mille-meld = To lay cards face up on the table in front of you: a new set, or more cards on a set of yours.
    .name = meld
    .forms = meld | melds | melding | melded
term-mille-set = Three or more cards of one rank on the table.
    .name = set
    .forms = set | sets
term-mille-wild = A 2 that stands in for a card of another rank.
    .name = wild
    .forms = wild | wilds
term-mille-natural-card = A card of the set’s own rank, so not a wild 2.
    .name = natural card
    .forms = natural card | natural cards | natural twos
term-mille-natural =
    What doubles points and earns a star: a set of all eight cards of a rank, or going out without a wild 2.
    .name = natural
    .forms = natural | naturals
term-mille-star = The mark for a natural. At the end each of the winner’s stars is paid.
    .name = star
    .forms = star | stars
term-mille-going-out = To have no card left. That ends the deal.
    .name = going out
    .forms = going out | go out | goes out | gone out | are out
term-mille-chapeau = French for “hat”: a score below zero for the player who did not go out.
    .name = chapeau
    .forms = chapeau | chapeaux
term-mille-stake = The money that is played for: a small stake, and a large one of three times as much.
    .name = stake
    .forms = stake | stakes | small stake | large stake
term-mille-skunk = A loser with less than half the points that end the match. It makes the payment larger.
    .name = skunk
    .forms = skunk
