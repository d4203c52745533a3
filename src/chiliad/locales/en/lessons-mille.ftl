### The lessons of Mille. Each is one deal or the beginning of one; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $rank-K is a rank: K, or kings. $player1 is the name of the other player:
### in all lessons Mila, a woman.

## Lesson 1: draw and discard

lesson-mille-turns = Draw and discard
lesson-mille-turns-draw = Welcome! In this first lesson you see both hands. You collect cards of the same rank: three kings, four sixes. Suits hardly matter. Every turn begins with a new card: draw one.
lesson-mille-turns-discard = A ten: now you have two. Every turn ends with a discard: you put one card on the pile marked “Pack” on the table. Give away a card that is alone in your hand, such as { $card-7d } or { $card-8h }.
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

## Lesson 2: sets, and what cards are worth

lesson-mille-sets = Sets, and what cards are worth
lesson-mille-sets-draw = Now you see only your own hand, as in a real deal. Draw.
lesson-mille-sets-lay = You have two sets already! An ace is worth 15 points, tens and pictures are 10, small cards are 5. But { $card-Jd } is worth 50 and { $card-Qs } even 100. Lay your four jacks and your three nines.
lesson-mille-sets-lay-all = Lay all of them at once: every card on the table counts for you.
lesson-mille-sets-lay-first = First lay your sets: four jacks and three nines. The discard ends the turn.
lesson-mille-sets-low = That is 80 for the jacks and 15 for the nines. Now discard a small card that is alone: { $card-3c } or { $card-7s }.
lesson-mille-sets-single = That would do as well. But keep the five for now, and discard { $card-3c } or { $card-7s }.
lesson-mille-sets-pair = Keep your pairs: a third card makes a set. Discard one that is alone.
lesson-mille-sets-turn = Your turn again: draw.
lesson-mille-sets-again = A pair of fives now. Which card is still alone?
lesson-mille-sets-third = Go on: draw.
lesson-mille-sets-add = Another { $card-Jd }! Mille is played with two packs of cards, so there are two of each. Add it to your jacks: 50 points more.
lesson-mille-sets-add-first = Add the jack to your set first: on the table it is 50 points for you.
lesson-mille-sets-cheap = Only pairs are left in your hand. Then a cheap card must go: discard a five.
lesson-mille-sets-cheap-four = A four costs the same, 5 points. But let a five go this time.
lesson-mille-sets-cheap-high = That card is worth twice as much as a five. Give away a five.
lesson-mille-sets-once-more = One more turn: draw.
lesson-mille-sets-queens = Three queens: lay them.
lesson-mille-sets-queens-first = First lay your three queens.
lesson-mille-sets-alone = And the card that is alone: the other five.
lesson-mille-sets-end = 130 for the jacks, 15 for the nines, 30 for the queens: 175 points. When a deal ends, the cards left in your hand are subtracted. So do not get stuck with { $card-Qs }! Next: how to win a whole pack.

## Lesson 3: taking the pack

lesson-mille-pack = Taking the pack
lesson-mille-pack-draw = This deal has been going on for a while. Begin your turn with a draw.
lesson-mille-pack-fives = Three fives: lay them.
lesson-mille-pack-fives-first = First lay your three fives.
lesson-mille-pack-alone = Now discard the only card that is alone, { $card-7s }. You will see what pairs are good for.
lesson-mille-pack-alone-pair = You have two of those. Keep them together: a pair can win the pack.
lesson-mille-pack-take = { $player1 } discarded { $card-4h }, and you have two fours! Lay them with it, and the whole pack is yours: nine cards instead of one. Take it.
lesson-mille-pack-take-draw = A draw is one card; the pack is nine. Take it with your two fours.
lesson-mille-pack-sets = The three fours are on the table, and the rest of the pack is in your hand. Now you have a set of jacks and a set of tens: lay both.
lesson-mille-pack-sets-whole = Lay the whole set: three jacks, or three tens.
lesson-mille-pack-sets-first = First lay the jacks and the tens.
lesson-mille-pack-safe = Be careful now: { $player1 } can take the pack in the same way, if she has a pair of the card that you discard. { $card-7s } is safe: it lay there before, and she did not want it. { $card-Qc } is good as well: she has put her queens on the table.
lesson-mille-pack-turn = She discarded a seven, and you have no pair of sevens. So draw.
lesson-mille-pack-add = A four, for your set: add it.
lesson-mille-pack-add-first = First add the four to your set.
lesson-mille-pack-end = Remember: two cards from your hand open the pack, both of the rank of its top card. A 2 cannot stand in for one of them, and your sets on the table do not help. If the top card is a 2, that takes two 2s. A large pack is a chance, but whatever you cannot lay counts against you. Next come the 2s, which can be any card.

## Lesson 4: twos are wild

lesson-mille-wilds = Twos are wild, and what a natural is worth
lesson-mille-wilds-draw = You have laid four sets, worth 250 points, and you hold only four cards. Draw.
lesson-mille-wilds-wild = { $card-2h }! A 2 is worth 20 points and is wild: it takes the place of any card, so two sixes and a 2 make a set. But who goes out with no 2 in their sets makes a natural, and all their points are doubled. You are close to that: give the 2 away.
lesson-mille-wilds-wild-lay = It is allowed, and often right. But with a wild 2 among your sets there is no natural, and 250 points would not be doubled. Discard { $card-2h }.
lesson-mille-wilds-wild-pair = Keep your pairs: they need only one more card. Discard { $card-2h }.
lesson-mille-wilds-turn = { $player1 } drew a 2 as well, and she used it: two eights and a 2. Your two fours would take the pack, but its cards would fill your hand again, and you want to get rid of cards. So draw.
lesson-mille-wilds-turn-take = Your fours would take the pack, but its cards would fill your hand again. You want to get rid of cards: draw.
lesson-mille-wilds-add = { $card-Jd }, 50 points! Add it to your jacks.
lesson-mille-wilds-add-first = First add the jack to your set.
lesson-mille-wilds-cheap = Now one card must go. Fours and sixes are worth the same, but { $player1 } has already thrown away a four. Discard yours.
lesson-mille-wilds-cheap-six = Keep both sixes, and give away a four.
lesson-mille-wilds-few = Three cards left. Draw.
lesson-mille-wilds-useless = No help. Discard anything but a six.
lesson-mille-wilds-useless-pair = Not your sixes! They are waiting for a third.
lesson-mille-wilds-hope = And again. If the stock is ever used up, the pack without its top card is shuffled and becomes the new stock.
lesson-mille-wilds-sixes = The third six! Lay your sixes.
lesson-mille-wilds-sixes-first = First lay the three sixes. Then your last card ends the deal.
lesson-mille-wilds-out = One card left. Discard it, and you are out.
lesson-mille-wilds-end = Your sets are 315 points, and the natural doubles them: 630, and a star on the score sheet. If you win the match, you are paid for each of your stars as much as for winning. All eight cards of a rank without a 2 are a natural too. And 2-2-2 is a set like any other. Last lesson: how a match ends, and who pays.

## Lesson 5: going out, and the end of a match

lesson-mille-out = Going out, the chapeau, and who pays
lesson-mille-out-draw = A match goes to 1200 points. You have 1005 and { $player1 } has 755, so this deal can decide it. Draw.
lesson-mille-out-hurry = Be fast: the deal ends when one of you has no card left. Lay four sets: the queens, the tens, the sixes, and your ace with both 2s. A set may hold any number of 2s, if at least one card in it is of its rank.
lesson-mille-out-hurry-jack = The jack would do, but an ace is worth more: lay the 2s with { $card-Ah }.
lesson-mille-out-hurry-whole = Lay each set whole: all queens, all tens, all sixes, and { $card-Ah } with both 2s.
lesson-mille-out-hurry-first = Not yet! First lay all four sets: the discard ends your turn.
lesson-mille-out-discard = Two more cards after this discard. Any of the three may go.
lesson-mille-out-turn = { $player1 } has just laid her first set, and she holds a lot of cards. Draw.
lesson-mille-out-queen = A queen: add it to your set.
lesson-mille-out-queen-first = First add the queen to your set.
lesson-mille-out-last = One card left! Draw.
lesson-mille-out-ten = It fits your tens. Add it.
lesson-mille-out-ten-first = First add the ten to your set, then discard your last card.
lesson-mille-out-out = And now the last card: you go out.
lesson-mille-out-end = You made 250. { $player1 }’s hand was worth more than her set: 120 below zero, and that is called a chapeau. You win by 1255 to 635, and she pays: 3 for the match, 3 for the chapeau, and 1 for each hundred between your totals, rounded to 1300 and 600: 7. That makes 13 small stakes. Now sit down at a table: beginners are waiting for you.
