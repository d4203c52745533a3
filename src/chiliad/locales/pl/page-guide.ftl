### Krótko o grze: nad numerowanymi zasadami na ich stronie i w `chiliad rules`.

page-guide-nav = Na tej stronie
page-guide-short = Gra w skrócie
page-guide-examples = Przykłady
page-guide-words = Słowa gry
page-guide-presets = Porównanie wariantów
page-guide-all = Wszystkie zasady
page-guide-values = Ile warte są karty
page-guide-result = Na koniec rozdania
# Nad listą tego, czym warianty się nie różnią.
page-guide-same = Tak samo we wszystkich wariantach
# To samo, gdy gra ma jeden wariant.
page-guide-options = Jak się gra
