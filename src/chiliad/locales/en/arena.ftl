### The arena: how strong bots are against one another.

help-arena-players = the bots, each as NAME or NAME@BUDGET (greedy, strong@50ms, expert@nodes:2000); two names where there are more seats: one of the first against the second in all others
help-arena-blocks = how many blocks, each with the same cards in all seatings; otherwise 100
help-arena-out = the folder to write the records to; the same command continues a run that was stopped
help-arena-sprt = stop as soon as it is decided whether the share of the first bot is P0 at most, or P1 at least (from 0 to 1); --blocks is then the limit
help-arena-less-luck = take luck out of the result: value every event with so many roll-outs ({ $nodes } are enough); the interval becomes about half as long
help-arena-svg = draw the result into this file
help-arena-ladder = play nothing: draw these results, files with what --json printed, into the file of --svg

## What can be wrong with it

wrong-arena-count = name two bots, or one for each of the { $seats } seats, not { $found }
bad-share = “{ $text }” is not a share: write a number from 0 to 1, such as 0.35
shares-not-in-order = the first share of --sprt must be below the second
arena-other-run = { $path } belongs to another run: game, rules, bots and seed must be the same to continue it
no-arena-result = { $path } is no result of chiliad arena --json

## What it tells

arena-continued =
    { $count ->
        [one] { $count } match is in the folder already.
       *[other] { $count } matches are in the folder already.
    }
# $share, $low, $high (String) in per cent, with their fraction
arena-so-far = { $player }: { $share } % ({ $low } to { $high })
# $match (String) block and seating: 3-1; $reason (String) what the bot raised, in English
arena-failed = { $player } failed in match { $match }, which counts as unfinished: { $reason }
arena-head = { $game }. Blocks: { $blocks }, matches: { $matches }.
# $points, $points_low, $points_high (String) with their sign and fraction
arena-player = { $player }: won { $share } % of the matches (95 %: { $low } to { $high }), points a deal { $points } (95 %: { $points_low } to { $points_high }).
# $stakes, $low, $high (String) with their sign and fraction
arena-stakes = { $player }: { $stakes } small stakes a match (95 %: { $low } to { $high }).
# $share, $low, $high (String) in per cent, with their fraction; $ratio (String) a number such as 0.25
arena-less-luck = { $player } less luck: { $share } % (95 %: { $low } to { $high }); the variance is { $ratio } of that of the result.
arena-equal = A bot as strong as the others wins { $equal } %.
arena-per-seat = The bot { $player } has several seats: its figures are those of one of them.
arena-unfinished =
    { $count ->
        [one] { $count } match was left unfinished and is won by nobody.
       *[other] { $count } matches were left unfinished and are won by nobody.
    }
arena-sprt =
    { $decided ->
        [high] Decided (blocks: { $blocks }): { $player } wins { $high } % or more, rather than { $low } % or less.
        [low] Decided (blocks: { $blocks }): { $player } wins { $low } % or less, rather than { $high } % or more.
       *[no] Not decided (blocks: { $blocks }): { $player } may win { $low } % or less, or { $high } % or more.
    }
arena-picture = { $game }: matches won (blocks: { $blocks })
# $games (String) the games’ names, with commas between
arena-ladder = Matches won by the first bot: { $games }
arena-legend = Dot: share of the matches won. Line: interval of 95 %. Dashes: equal strength.
