### The frame of the rule book: docs/rules/*.md. Its paragraphs stand in rules-*.ftl.

rulebook-title-mille = The rules of Mille
rulebook-title-tysiac = The rules of Tysiac

# $preset (String) the default preset
rulebook-intro =
    These are the rules with the preset `{ $preset }`. Where an option or another preset changes a paragraph, a line
    below it says how it reads then.

    This page is generated from the catalogues in `src/chiliad/locales` and from the scoring functions. Change those,
    then write it again with `python -m chiliad.play.rulebook`.

# $source (String) the .source of a paragraph
rulebook-source = Source: { $source }

# $option (String), $value (String): a setting; the paragraph as it then reads follows
rulebook-with-option = With `{ $option } = { $value }`:
# The same with two settings, $option2 (String), $value2 (String)
rulebook-with-options = With `{ $option } = { $value }` and `{ $option2 } = { $value2 }`:
# $preset (String): the paragraph as it then reads follows
rulebook-with-preset = With the preset `{ $preset }`:
# $others (String) other options or presets with the same text
rulebook-also = (So too with { $others }.)

rulebook-options = Options
rulebook-presets = Presets

rulebook-option = Option
rulebook-values = Values
rulebook-default = Default
rulebook-paragraph = Paragraph
rulebook-preset = Preset
# $low (Number), $high (Number)
rulebook-range = { $low } to { $high }

## Worked examples: the figures in the tables are computed

rulebook-examples = Worked examples
# $preset (String) the default preset
rulebook-examples-intro = Where nothing else is said, the preset is `{ $preset }`.

rulebook-example-mille-cards = What the cards are worth (M2)
rulebook-example-mille-deals = Deals (M21 to M25)
rulebook-example-mille-payments = Payments with a small stake of 1 (M29 to M33)
rulebook-example-tysiac-cards = The cards from high to low (T1, T2)
rulebook-example-tysiac-bids = Marriages and the highest bid for each bid_limit (T3, T8)
rulebook-example-tysiac-rounding = What a defender scores (T21)
rulebook-example-tysiac-concessions = Concessions (T22)
rulebook-example-tysiac-totals = From total to total (T20 to T31)

rulebook-card = Card
rulebook-points = Points
rulebook-score = Score
rulebook-laid = Sets laid
rulebook-held = Left in hand
rulebook-out = none, out
rulebook-stars = Stars
rulebook-chapeaux = Chapeaux
rulebook-target = Target
rulebook-winner-total = Winner’s total
rulebook-loser-total = Loser’s total
rulebook-winner-stars = Winner’s stars
rulebook-loser-chapeaux = Loser’s chapeaux
rulebook-marriages = Marriages in hand
rulebook-contract = Contract
rulebook-defenders-get = Each defender scores
rulebook-total-before = Total before
rulebook-deals-used = Deals used on the barrel
rulebook-role = Role
rulebook-declarer = declarer
rulebook-defender = defender
rulebook-total-after = Total after
rulebook-outcome = Outcome
rulebook-wins = wins
# $used (Number) of the three deals
rulebook-on-barrel =
    { $used ->
        [0] on the barrel
        [one] on the barrel, { $used } deal used
       *[other] on the barrel, { $used } deals used
    }
rulebook-off-barrel = off the barrel
