### The page of the report after a match.

page-report-title = Spojrzenie na partię
page-report-busy = Partia jest przeglądana: { $done } z { $of }. Możesz opuścić tę stronę i wrócić.
page-report-begun = Partia jest przeglądana.
page-report-ready = Przegląd jest gotowy.
page-report-chances = Szanse na wygranie partii
page-report-chances-how = W procentach.
page-report-chances-marks = Liczby w kółkach to chwile opisane niżej.
page-report-way = { $name }: na początku { $start }%, na końcu { $end }%, zawsze od { $low } do { $high }%.
page-report-start = Start
page-report-table = To samo w tabeli
page-report-moments = Ważne chwile
page-report-no-moments = Żadna twoja decyzja nie kosztowała na pewno jednego procentu.
page-report-again = Spróbuj jeszcze raz stąd
page-report-hands = Zobacz wszystkie karty
page-report-balance = Szczęście i decyzje
page-report-balance-how = Każda kolumna się sumuje, w procentach: to, czego oczekiwano przed pierwszym rozdaniem, zmiana z każdej części i wynik. Blady pasek jest za mały, by odróżnić go od przypadku.
page-report-payment = Wypłata
page-report-payment-how = To samo dla stawki, o którą grano: z + gracz dostaje, z − płaci.
page-report-expected = Oczekiwane
page-report-result = Wynik
page-report-unsure = za mało, by to stwierdzić
page-report-sentences = Cały raport w zdaniach
page-report-copy = Kopiuj jako tekst
