### Les réglages : signaux et sons.

page-settings-signals = Quand c’est mon tour
page-settings-tone = Un son doux
page-settings-vibration = Vibration
page-settings-notify = M’avertir quand cette page est cachée
page-settings-notify-stop = Ne plus m’avertir
page-settings-notify-blocked = Le navigateur ne montre pas de notifications de cette page. Ses réglages pour ce site peuvent peut-être les permettre.
page-settings-notified = Voilà l’avis qui viendra quand ce sera ton tour.
page-settings-push = M’avertir même quand aucune page n’est ouverte
page-settings-push-stop = Ne plus m’avertir quand aucune page n’est ouverte
page-settings-push-hint = La notification passe par un service de ton navigateur, chiffrée : elle nomme la table, et aucune carte.
page-settings-sounds = Sons
page-settings-sounds-all = De courts sons pour les cartes, les résultats et la conversation
page-settings-volume = Volume
page-settings-volume-soft = Bas
page-settings-volume-medium = Moyen
page-settings-volume-loud = Fort
page-settings-talk = Montrer et lire ce que disent les joueurs
