### Mes appareils, dans la page. Les variables sont expliquées dans en/page-devices.ftl.

devices-stranger = Sur cet appareil, tu n’as pas encore de nom. Si tu as une place sur un autre, demandes-y un lien ; s’il ne t’en reste aucun, tape ton code de secours.
devices-other = Cette place sur un autre appareil
devices-other-hint = Tu reçois un lien et un code QR pour ton téléphone, ta tablette ou ton ordinateur. Toutes tes tables y seront aussi.
devices-other-make = Créer un lien
devices-other-how = Ouvre ce lien sur ton autre appareil. Il sert une fois, pendant cinq minutes. Ne le donne à personne d’autre : qui l’ouvre joue à ta place.
devices-other-link = Lien pour ton autre appareil
devices-other-qr = Code QR avec le lien pour ton autre appareil
devices-other-waits = En attente de ton autre appareil…
devices-other-done = C’est fait : { $name } est maintenant un de tes appareils.
devices-other-gone = Ce lien ne sert plus.
devices-other-again = Créer un autre lien
devices-list = Où tu es connecté
devices-here = cet appareil
devices-when = Ajouté : { $added }. Dernière utilisation : { $seen }.
devices-sign-out = Déconnecter
devices-sign-out-of = Déconnecter { $name }
devices-signed-out = Appareil déconnecté : { $name }.
devices-signed-out-here = Cet appareil est déconnecté.
devices-others-out = Déconnecter tous les autres
devices-others-sure = Tous les appareils sauf celui-ci perdent tes places. Si l’un d’eux était à quelqu’un d’autre, crée aussi un nouveau code de secours.
devices-others-done =
    { $count ->
        [one] Un appareil est déconnecté.
       *[other] { $count } appareils sont déconnectés.
    }
devices-here-out = Déconnecter cet appareil ?
devices-here-sure = Cet appareil perd tes places ; tes tables restent.
devices-here-last = C’est ton dernier appareil, et tu n’as pas de code de secours : tu ne pourrais pas revenir.
devices-code = Code de secours
devices-code-hint = Cinq mots avec lesquels tu reviens quand il ne te reste aucun appareil. Note-les : qui les a peut jouer à ta place.
devices-code-none = Tu n’en as pas encore.
devices-code-made = Ton code a été créé : { $date }.
devices-code-make = Créer un code
devices-code-new = Créer un nouveau code
devices-code-sure = Le code que tu as maintenant ne servira plus.
devices-code-words = Tes cinq mots
devices-code-once = On ne les montre que maintenant.
devices-back = Revenir avec un code de secours
devices-back-words = Tes cinq mots
devices-back-go = Revenir
devices-arrive = Ta place sur cet appareil
devices-arrive-ask = Ce lien vient de { $name }. Cet appareil reçoit les mêmes places, à toutes les tables.
devices-arrive-yes = Jouer ici comme { $name }
devices-arrive-same = Sur cet appareil, tu es déjà { $name }.
devices-arrived = Sur cet appareil, tu es maintenant { $name }.
devices-merge-ask = Sur cet appareil, tu es { $mine }. Si tu continues, { $mine } devient { $name } : toutes ses tables et tous ses appareils passent aussi, et { $mine } n’existe plus. On ne peut pas revenir en arrière.
devices-merge-warn = Ne le fais que si { $name }, c’est toi : qui joue comme { $name } reçoit tes places.
devices-merge-no = Rester { $mine }
devices-merge-yes = Devenir { $name }
devices-kept = Ce que ce serveur garde de toi
devices-export = Tout enregistrer dans un fichier
devices-forget = M’oublier…
devices-forget-title = Oublier { $name } ?
devices-forget-ask = Ton nom, tes appareils, ton code de secours et les tables où personne d’autre n’est assis sont supprimés. Tu quittes tes parties ; ceux qui ont joué avec toi verront désormais « un joueur ». On ne peut pas revenir en arrière.
devices-forget-yes = Tout supprimer
devices-forgotten = Ici, on t’a oublié.
devices-offer = Tu veux retrouver ta place sur n’importe quel appareil ?
