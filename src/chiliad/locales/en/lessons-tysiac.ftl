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
lesson-tysiac-tricks-ten = The trick is yours, and whoever takes a trick leads to the next one. The order is ace, ten, king, queen, jack, nine. Yes, the ten comes right after the ace! So now { $card-Tc } is the highest club. Lead it.
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
lesson-tysiac-tricks-end = That was a whole deal! All cards together are 120 points, and 103 of them are yours. You had promised 100, so 100 is your score; the others score what they made, to the nearest five. Next you meet the king and queen who marry.

## Lesson 2: a marriage makes trump

lesson-tysiac-marriage = A marriage makes trump
lesson-tysiac-marriage-first = From now on you see only your own cards. You hold the king and the queen of hearts. They are a marriage, and it is worth 100 points when you lead one of them and declare it. In the very first trick you may not, so begin with { $card-As }.
lesson-tysiac-marriage-first-other = You must take this trick, to be the one who leads the next. Only { $card-As } is sure to win it.
lesson-tysiac-marriage-declare = Now you may: lead { $card-Qh } and declare the marriage. The 100 points are yours at once, and hearts become trump. A trump beats every card of the other suits.
lesson-tysiac-marriage-declare-king = The king would do as well, but if somebody takes this trick, the queen gives away a point less. Declare with { $card-Qh }.
lesson-tysiac-marriage-declare-silent = Played without declaring, the marriage is lost. Choose the move that declares it: { $card-Qh }.
lesson-tysiac-marriage-declare-other = First the marriage: 100 points are waiting in your hand.
lesson-tysiac-marriage-cheap = { $player1 } took the trick with { $card-Ah }, but your 100 points stay. Now she leads { $card-Ts }. You must follow with a spade, and you cannot win: so play the cheaper one.
lesson-tysiac-marriage-cheap-king = The ten beats the king, so { $player1 } would get 4 points more. { $card-9s } costs you nothing.
lesson-tysiac-marriage-trump = You have no diamonds. Then you must play a trump, if you hold one. Even a small trump beats { $card-Ad }!
lesson-tysiac-marriage-trump-high = That would win as well, but { $card-9h } is enough. Keep your high trumps for later.
lesson-tysiac-marriage-highest = Her ace for your nine! All higher spades have been played, so { $card-Ks } wins now. Lead it.
lesson-tysiac-marriage-highest-nine = Soon. First take the trick that is sure: { $card-Ks }.
lesson-tysiac-marriage-highest-trump = Keep your trumps: you will need them to win the lead back. { $card-Ks } is sure as well.
lesson-tysiac-marriage-loser = One of your cards cannot win: { $card-9c }. Lead it now, while you have trumps to come back with.
lesson-tysiac-marriage-loser-trump = Keep your two trumps for a moment. Lead { $card-9c }: whatever comes next, you can trump it.
lesson-tysiac-marriage-back = { $player2 } leads { $card-Kd }, and you have only trumps. Take the trick with either.
lesson-tysiac-marriage-final = Nobody can stop your last trump.
lesson-tysiac-marriage-end = 177 points: 100 for the marriage and 77 in tricks. Diamonds would have brought 80, clubs 60, spades 40. The contract was 150, so that was enough. A second marriage in the same deal makes its own suit trump instead. What a contract is, and how you get one, comes next.

## Lesson 3: auction, talon and gifts

lesson-tysiac-auction = Auction, talon and gifts
lesson-tysiac-auction-bid = Each deal begins with an auction: whoever promises the most points plays alone against the other two. { $player1 }, next to the dealer, must open with 100. You have a marriage and two aces: bid 105.
lesson-tysiac-auction-bid-pass = Your hand is too good for that: a marriage is 100 points, and two aces win tricks. Bid 105.
lesson-tysiac-auction-bid-high = Go up in small steps: 105 is enough now, and you may still raise your promise later.
lesson-tysiac-auction-give = Two have passed, so the auction is over and you are the declarer. You take the talon, the three cards in the middle. Give one card to each of the others: { $card-Jc } to { $player1 }, { $card-Jd } to { $player2 }.
lesson-tysiac-auction-give-concede = Conceding means to give up the deal. With these cards there is no need: give away your two jacks.
lesson-tysiac-auction-give-marriage = That would break up your marriage, and 100 points would be gone.
lesson-tysiac-auction-give-ace = An ace is a sure trick and 11 points. Keep it.
lesson-tysiac-auction-give-heart = Hearts will be trump, so keep all of them.
lesson-tysiac-auction-give-swapped = The right card, but for the other player: { $card-Jc } to { $player1 }, { $card-Jd } to { $player2 }.
lesson-tysiac-auction-give-other = You can use that card yourself. The cheapest ones are { $card-Jc } and { $card-Jd }.
lesson-tysiac-auction-contract = Now name your contract: the points you must make. Your limit in the auction was 220, all cards and your marriage; now that the talon is known it is 400. Your aces and the marriage are 122, so say 120.
lesson-tysiac-auction-contract-low = You can promise more. Your score is the contract itself, however many points you make. Say 120.
lesson-tysiac-auction-contract-high = That is bold. If you make less than your contract, you lose all of it. Say 120.
lesson-tysiac-auction-ace = Make 120, and you score 120. Make less, and you lose 120. Start with a sure trick: { $card-As }.
lesson-tysiac-auction-ace-diamond = That ace comes next. Take { $card-As } first, please.
lesson-tysiac-auction-ace-other = Somebody could beat that card. { $card-As } wins for certain.
lesson-tysiac-auction-second = Take your other ace too, before there is a trump.
lesson-tysiac-auction-second-marriage = In a moment! As long as there is no trump, nobody can trump { $card-Ad }. Lead it first.
lesson-tysiac-auction-second-other = First your other sure trick: { $card-Ad }.
lesson-tysiac-auction-declare = Now the marriage. Lead { $card-Qh } and declare it.
lesson-tysiac-auction-declare-king = If somebody takes it, the queen costs you less. Declare with { $card-Qh }.
lesson-tysiac-auction-declare-silent = You must declare it, or the 100 points are lost. Choose the move that declares { $card-Qh }.
lesson-tysiac-auction-declare-other = Without your marriage you cannot reach 120. Declare it now.
lesson-tysiac-auction-queen = { $player2 } took the trick and leads { $card-Td }. You have one diamond, so there is no choice.
lesson-tysiac-auction-low = He leads a trump, and you cannot beat the ten. Play your lowest heart.
lesson-tysiac-auction-low-other = The ten wins anyway. { $card-9h } gives nothing away.
lesson-tysiac-auction-trump = No diamonds in your hand: trump it, as cheaply as you can.
lesson-tysiac-auction-trump-king = { $card-Jh } is enough. Your king will take another trick.
lesson-tysiac-auction-king = Your king is the last trump of all: lead it.
lesson-tysiac-auction-king-club = The ace of clubs is still out. First the sure trick: { $card-Kh }.
lesson-tysiac-auction-end = You made 143, and you score 120: your contract, no more and no less. The others score their own points, to the nearest five. But what if a contract fails?

## Lesson 4: a contract that fails

lesson-tysiac-failing = A contract that fails
lesson-tysiac-failing-pass = { $player1 } has opened with 100 and { $player2 } has passed. You hold no marriage, and the cards alone are only 120 points for all three of you. Pass, and play against her this time.
lesson-tysiac-failing-pass-bid = Without a marriage that is too much: you would need nearly every trick. Pass.
lesson-tysiac-failing-little = { $player1 } gave you { $card-9d }, and she has raised her contract to 140. You and { $player2 } are partners now: if she makes less, she loses 140. She leads { $card-Ad }, which nobody can beat. Give her as little as you can.
lesson-tysiac-failing-little-ten = That is a present of 10 points! { $card-9d } is worth nothing.
lesson-tysiac-failing-little-king = The king is 4 points for her. { $card-9d } is worth nothing.
lesson-tysiac-failing-cheap = A marriage: 60 points for her, and clubs are trump. You have no clubs, so you may throw away any card. She wins this trick, so make it a cheap one: { $card-Js }.
lesson-tysiac-failing-cheap-other = She wins this trick, and that card gives her more points than { $card-Js }.
lesson-tysiac-failing-fatten = Look: { $player2 } had no diamonds and trumped. This trick belongs to your side! Now do the opposite and add as many points as you can.
lesson-tysiac-failing-fatten-king = { $player2 } wins this trick, so your points are safe there. Give him { $card-Td }, or { $player1 } may get it later.
lesson-tysiac-failing-ace = { $player2 } leads { $card-Qh }, and { $player1 } plays after you. Take the trick, with the card that is worth most.
lesson-tysiac-failing-ace-other = Play { $card-Ah }: no heart can beat it, and it brings your side 11 points now.
lesson-tysiac-failing-lead = Now you lead. { $player1 } may have no more hearts. If so, a heart makes her spend a trump. Try it with { $card-Kh }.
lesson-tysiac-failing-lead-ten = If she trumps it, your ten is hers. The king is cheaper bait.
lesson-tysiac-failing-lead-other = Lead a heart: if she has none left, it costs her a trump.
lesson-tysiac-failing-spade = It worked. And now { $player2 } has beaten her { $card-Qs } with the ace. You have only one spade.
lesson-tysiac-failing-any = No spades left: play either card.
lesson-tysiac-failing-end = { $player1 } made 133 points, seven too few: she loses 140. You keep your own points. She had another choice: when she had seen the talon, she could have given up. That is called conceding. Nobody plays then, she scores nothing, and each of you gets half her bid, but at least 60. Twice in a match it is free. Every third time costs 120.

## Lesson 5: the barrel and the end

lesson-tysiac-barrel = The barrel, and winning
lesson-tysiac-barrel-bid = A match goes to 1000. Whoever reaches 880 is on the barrel, as you are now: the total stays at 880, and only a contract of 120 or more can win. Open with 100.
lesson-tysiac-barrel-bid-high = 100 is enough for the start. You can raise it when you have seen the talon.
lesson-tysiac-barrel-give = Both pass, and the talon brings you { $card-Ah }! Give away what is worth nothing: { $card-9s } to { $player1 } and { $card-9d } to { $player2 }.
lesson-tysiac-barrel-give-marriage = Not your marriage: it is 100 points.
lesson-tysiac-barrel-give-heart = Hearts will be trump. Keep every one.
lesson-tysiac-barrel-give-ace = An ace is too good to give away.
lesson-tysiac-barrel-give-swapped = Nearly: { $card-9s } to { $player1 }, { $card-9d } to { $player2 }.
lesson-tysiac-barrel-give-other = Give away the two nines: they are worth no points.
lesson-tysiac-barrel-contract = Now raise your contract to 120. On the barrel no less will do. You have three deals to make it, and one is gone. What you score as a defender does not count in them.
lesson-tysiac-barrel-contract-low = Too low: with less than 120 you stay on the barrel and use up one of your three deals.
lesson-tysiac-barrel-contract-high = 880 and 120 are 1000. That is all you need, so take no risk.
lesson-tysiac-barrel-ace = Lead { $card-Ah }. It wins, and it draws out hearts that could trump your other cards later.
lesson-tysiac-barrel-ace-spade = Spades can wait. Begin with { $card-Ah }, which draws hearts out of the other hands.
lesson-tysiac-barrel-ace-other = { $card-Ah } is the surest card: nobody can beat it.
lesson-tysiac-barrel-declare = Now declare your marriage, with the king or the queen.
lesson-tysiac-barrel-declare-silent = Declare it, or the 100 points are lost.
lesson-tysiac-barrel-declare-other = The marriage first: it is nearly all you need.
lesson-tysiac-barrel-free = You are nearly there, and all hearts are yours: the tricks you still need will come. Play the rest of your cards as you like.
lesson-tysiac-barrel-end = You have won with 1000 points! Had three deals gone by without such a contract, you would have fallen back by 120. One more thing: whoever takes no point at all in a deal gets a mark for an empty hand, and every third mark costs 120. Sit down at a table: beginners are waiting for you.
