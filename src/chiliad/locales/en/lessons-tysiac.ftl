### The lessons of Tysiac. Each is one deal; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $player1 is the name of the player on the left, $player2 of the next one.
### In all lessons player 1 is Mila, a woman, and player 2 is Leo, a man.

## Lesson 1: tricks

lesson-tysiac-tricks = Taking tricks
lesson-tysiac-tricks-lead = Welcome! In this first lesson you see everybody’s cards. You begin: lay { $card-Ac } on the table. { $player1 } and { $player2 } must each add a club too, if they have one. The highest club takes all three cards. That is a trick.
lesson-tysiac-tricks-lead-ace = That ace would win as well. But begin with clubs, please: your ten of clubs can win next.
lesson-tysiac-tricks-lead-nine = The nine is the lowest card: the others would beat it. Lead { $card-Ac }.
lesson-tysiac-tricks-lead-other = Begin with a card that nobody can beat: { $card-Ac } is the highest club.
lesson-tysiac-tricks-ten = The trick is yours, and whoever takes a trick leads to the next one. The order is ace, ten, king, queen, jack, nine. Yes, the ten comes right after the ace! So now { $card-Tc } is the highest club.
lesson-tysiac-tricks-ten-other = Stay with clubs for one more trick: the ace is gone, so nobody can beat { $card-Tc }.
lesson-tysiac-tricks-values = { $player1 } had no club left, so she threw away a diamond. Such a card never wins. Why take tricks? Because cards are points: ace 11, ten 10, king 4, queen 3, jack 2, nine 0. Go on with { $card-Ah }.
lesson-tysiac-tricks-values-other = Hearts first: nobody can beat { $card-Ah }, and your ten of hearts can follow.
lesson-tysiac-tricks-again = 11 for the ace and 4 for the king. Now your ten is the highest heart: take the next trick with { $card-Th }.
lesson-tysiac-tricks-again-other = Not yet. Nobody can beat { $card-Th } now: lead it.
lesson-tysiac-tricks-losing = Nobody wins every trick. { $player1 } has the ace of spades. Lead { $card-Ks } and let her take it: after that, your ten is the highest spade.
lesson-tysiac-tricks-losing-ace = Keep { $card-Ad } for later: it is sure to win a trick. First bring out the ace of spades, with your king.
lesson-tysiac-tricks-losing-nine = With the nine, { $player1 } wins with her queen and keeps her ace. Lead { $card-Ks }.
lesson-tysiac-tricks-losing-other = { $player1 }’s ace would take your ten, and that is 10 points. The king costs you only 4.
lesson-tysiac-tricks-follow = { $player1 } took the trick, so she leads: { $card-Qs }. You have spades, so you must play a spade. This is called following suit, and it is the first rule of the game. Which of your spades wins?
lesson-tysiac-tricks-follow-nine = You may play the nine, but then { $player1 } wins. { $card-Ts } beats her queen.
lesson-tysiac-tricks-last = Well taken. Both of your last cards are now the highest of their suit. Lead the one you like.
lesson-tysiac-tricks-final = And the last one.
lesson-tysiac-tricks-end = That was a whole deal! All cards together are 120 points, and 103 of them are yours. You can follow suit, and you know what wins a trick. Next you meet the king and queen who marry.
