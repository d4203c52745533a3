### Figures of many matches: what is counted of a player (chiliad stats, and “My games” on the page).

# $game (String) its title: the caption of its table
figures-of = { $game }: figures
# the head of a column
figures-corner = Figure
figures-you = You
# the head of a column: all opponents together
figures-others = The others
# $amount of $of occasions; $percent (Number)
figures-share = { $amount } of { $of } ({ $percent }%)
# $amount of the number that another column has; $percent (Number)
figures-part = { $amount } ({ $percent }%)
# something that has happened $amount times in $of deals
figures-rate =
    { $of ->
        [one] { $amount } in { $of } deal
       *[other] { $amount } in { $of } deals
    }
# $mean (String) a mean with one decimal; $of (Number) over how many deals
figures-mean =
    { $of ->
        [one] { $mean } ({ $of } deal)
       *[other] { $mean } ({ $of } deals)
    }
# $level (String) of a bot: bot-club.name of server.ftl
figures-bot = Bot, { $level }
# $name (String) of somebody who is known from score sheets alone
figures-on-paper = { $name } (score sheet)
figure-won = Matches won
figure-score = Score in a deal
figure-money = Won at stakes
# the head of a column: how many there were
grid-count = Number
figures-opponents = Against each opponent
figures-opponent = Opponent
figures-you-won = Won
# the head of a column: of the player whose figures these are, in a deal
figures-your-score = Own score
# of the opponent, in a deal
figures-their-score = Their score
# the caption of a table: stakes that were won and lost, and what of it was paid
figures-paid = Who has paid whom
# stakes: what the opponent has lost to the player
figures-won-from = Won
figures-lost-to = Lost
# what was paid on a score sheet already, with its sign: + to the player
figures-settled = Received
# what is still to be paid, with its sign: + to the player
figures-open = To receive
figures-months = Month by month
figures-month = Month
figures-stakes = Stakes
# in place of a month: the day of the match is not known
figures-no-day = No date
