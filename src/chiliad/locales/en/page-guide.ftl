### The guide to a game: above the numbered rules on their page, and in `chiliad rules`.

page-guide-nav = On this page
page-guide-short = The game in short
page-guide-examples = Examples
page-guide-words = Words of the game
page-guide-presets = Presets compared
page-guide-all = All rules
page-guide-values = What the cards are worth
page-guide-result = At the end of the deal
# Above a list of what does not differ between presets.
page-guide-same = The same in all presets
# The same where a game has one preset only.
page-guide-options = How it is played
