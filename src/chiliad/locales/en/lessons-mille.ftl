### The lessons of Mille. Each is one deal or the beginning of one; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $rank-K is a rank: K, or kings. $player1 is the name of the other player:
### in all lessons Mila, a woman.

## Lesson 1: draw and discard

lesson-mille-turns = Draw and discard
lesson-mille-turns-draw = Welcome! In this first lesson you see both hands. You collect cards of the same rank: three kings, four sixes. Suits hardly matter. Every turn begins with a new card: draw one.
lesson-mille-turns-discard = A ten: now you have two. Every turn ends with a discard: you put one card on the pile in the middle, which is called the pack. Give away a card that is alone in your hand, such as { $card-7d } or { $card-8h }.
lesson-mille-turns-pair = You have two of those, and a third one would make a set. Keep pairs, and discard a card that is alone.
lesson-mille-turns-turn = { $player1 } has drawn and discarded as well. It is your turn: draw.
lesson-mille-turns-alone = Only one five: no help yet. Discard a card that is alone again.
lesson-mille-turns-patience = Mille takes a little patience. Draw your next card.
lesson-mille-turns-jack = You know how the turn ends. Which card do you need least?
lesson-mille-turns-luck = Draw once more. Your pairs are waiting for a third card.
lesson-mille-turns-set = A third six! Three cards of one rank are a set, and sets bring you points. Lay your three sixes on the table.
lesson-mille-turns-set-first = Wait, you have a set! Lay the three sixes first: after the discard your turn is over.
lesson-mille-turns-ends = Your first set. From now on you may add other sixes to it, one at a time. End the turn with a discard.
lesson-mille-turns-end = That is the heart of Mille: draw, lay what you can, discard. Whoever gets rid of all cards ends the deal. Next: what cards are worth, and which of them matter most.
