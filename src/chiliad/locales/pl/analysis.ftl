### Hints and analyses of records.

help-hint-bots = bot, którego pyta program; domyślnie najsilniejszy w tej grze
help-hint-seed = liczba, z której wynika cały przypadek bota; domyślnie 0

# $move (String) in notation, without the seat
hint-choice = Ruch przypada na miejsce { $seat }. Wybór bota { $bot }: { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = wartość { $value } ± { $error }
hint-make-chance = kontrakt ugrany { $percent } %
hint-match-chance = partia wygrana { $percent } %
hint-points = punkty { $points }

analyse-head = Porównanie z botem { $bot }; strata jest w jego jednostce.
analyse-deal = Rozdanie { $number }:
# $played, $choice (String) in notation, without the seat
analyse-decision = Wiersz { $line }, miejsce { $seat }: { $played }; bot wybiera { $choice }; strata { $loss } ± { $error }
analyse-all = Wszystkie rozdania:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Miejsce { $seat }: strata { $loss }; decyzje: { $decisions }, ocenione: { $judged }.
