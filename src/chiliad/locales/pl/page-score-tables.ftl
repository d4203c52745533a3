### Partia, która przechodzi ze stołu na kartę wyników i z powrotem.

score-to-table = Graj dalej przy stole
score-to-table-said = „{ $button }”: następne rozdania gra się na ekranie, z tymi sumami. Najpierw wybierasz, kto za kogo gra.
score-to-table-lead = Otworzy się stół z tymi zasadami, sumami i rozdającym. Pozostali wchodzą przez link, mogą też grać boty.
score-to-table-who = Kto gra za: { $name }
score-to-table-me = Ja
score-to-table-link = Kto ma link
score-to-table-open = Otwórz stół
score-went-on = Dotychczasowa partia jest na karcie wyników: wpisz następne rozdanie. Stół zostaje, jaki jest; udostępnij kartę wyników, a inni będą ją śledzić.
score-table-told = Pozostali przy stole dostali wiadomość. Gdy udostępnisz kartę wyników, znajdą tam odnośnik.
score-table-link = Gracze przy stole, którzy wiedzą o karcie wyników, znajdą tam odnośnik.
score-played = To rozdanie rozegrano przy stole, więc zostaje, jak było.
score-played-later = Późniejsze rozdanie rozegrano przy stole, więc to zostaje, jak jest.
score-played-replay = Obejrzyj krok po kroku
score-open-saved = Otwórz zapisaną kartę wyników
score-opened = Otwarto { $name }.
score-opened-unfinished = Otwarto { $name } bez ostatniego rozdania: nie było skończone.
score-file-large = Plik jest za duży jak na kartę wyników.
score-count-kind = po { $worth }: { $count }
score-count-back = Cofnij ostatnią: { $row }
score-count-done = Gotowe
