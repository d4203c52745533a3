### My games and statistics, in the page.

my-filters = What is shown
my-game = Game
my-game-all = All games
my-against = Opponent
my-against-all = Everybody
my-kind = Where
my-kind-all = Tables and score sheets
my-kind-table = Tables here
my-kind-sheet = Score sheets of real cards
my-list = Matches and evenings
# how many are listed
my-count =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
my-none = You have no games yet. Play a match, or keep the score of a game with real cards and share it live: then it is listed here, and counted.
# a link to the first page
my-none-start = Play a match
my-none-such = None of your games is like this.
my-show-all = Show everything
my-elsewhere = Your games are on another device? Bring your seat here.
my-more = Show older ones
# $place of $count players, in the end
my-place = Place { $place } of { $count }
# $money (String) with its sign
my-money = At stakes: { $money }
my-on = in progress
# $games (String) one or two; $names (String)
my-evening = Score sheets, { $games }: { $names }
my-evening-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
my-evening-here = on this device alone: share it live to have it counted
my-evening-followed = an evening that you follow on this device; it goes on
# $name (String), $count (Number) how many matches of the evening they have won
my-won = { $name }: { $count } won
my-statistics = Statistics
# how many matches the figures are of
my-counted =
    { $count ->
        [one] Of { $count } match.
       *[other] Of { $count } matches.
    }
# matches that the server is still counting
my-counting = Still being counted: { $count }
my-no-figures = There are figures as soon as a match is over.
my-chart = Matches by month
my-chart-won = won
my-chart-other = not won
