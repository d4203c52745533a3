### Hints and analyses of records.

help-hint-bots = bot, którego pyta program; domyślnie najsilniejszy w tej grze
help-hint-seed = liczba, z której wynika cały przypadek bota; domyślnie 0

# $name (String) the player who must act, $move (String) a move as the table says it
hint-choice = Ruch ma { $name }. Wybór bota { $bot }: { $move }
# $move (String) in notation, in a game that has no words for its moves
hint-move = { $move }
hint-option-alone = { $move }
hint-option = { $move }: { $worth }
# $value, $error (String) in the bot's unit
hint-value = wartość { $value } ± { $error }
hint-make-chance = kontrakt ugrany { $percent }%
hint-match-chance = partia wygrana { $percent }%
hint-points = punkty { $points }
# $reasons (String) sentences
hint-why = Dlaczego: { $reasons }
hint-sentences = { $list } { $item }
# $move (String) the move with which the choice is compared, as the table says it
reason-only-move = Innego ruchu nie ma.
reason-about-equal = „{ $move }” jest równie dobre: różnica mieści się w granicach błędu.
reason-almost-equal = „{ $move }” jest prawie równie dobre.
reason-match-chance = Wygrywasz partię w { $percent }% przypadków, a po „{ $move }” w { $other_percent }%.
reason-better-value = Według obliczeń bota to lepsze niż „{ $move }”.

analyse-head = Porównanie z botem { $bot }; strata jest w jego jednostce.
analyse-deal = Rozdanie { $number }:
# $name (String) the player, $played, $choice (String) moves as the table says them
analyse-decision = Wiersz { $line }, { $name }: { $played }; bot wybiera: { $choice }; strata { $loss } ± { $error }
analyse-all = Wszystkie rozdania:
# $judged (Number) how many of the decisions have a known loss
analyse-seat = Miejsce { $seat }: strata { $loss }; decyzje: { $decisions }, ocenione: { $judged }.
