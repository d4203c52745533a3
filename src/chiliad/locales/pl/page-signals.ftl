### Ustawienia: sygnały i dźwięki.

page-settings-signals = Gdy jest moja kolej
page-settings-tone = Cichy dźwięk
page-settings-vibration = Wibracja
page-settings-notify = Powiadamiaj mnie, gdy ta strona jest niewidoczna
page-settings-notify-stop = Nie powiadamiaj mnie więcej
page-settings-notify-blocked = Przeglądarka nie pokazuje powiadomień tej strony. Może na nie pozwalają jej ustawienia dla tej witryny.
page-settings-notified = Tak przyjdzie powiadomienie, gdy będzie twoja kolej.
page-settings-push = Powiadamiaj mnie, gdy strona jest zamknięta
page-settings-push-stop = Nie powiadamiaj mnie, gdy strona jest zamknięta
page-settings-push-hint = Powiadomienie przychodzi przez usługę twojej przeglądarki, zaszyfrowane: podaje stół, a żadnej karty.
page-settings-sounds = Dźwięki
page-settings-sounds-all = Krótkie dźwięki kart, wyników i rozmowy przy stole
page-settings-volume = Głośność
page-settings-volume-soft = Cicho
page-settings-volume-medium = Średnio
page-settings-volume-loud = Głośno
page-settings-talk = Pokazuj i czytaj wypowiedzi graczy
