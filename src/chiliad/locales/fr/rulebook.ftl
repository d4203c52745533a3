### Le cadre du livre des règles. Ses paragraphes sont dans rules-*.ftl.

rulebook-title-mille = Les règles du Mille
rulebook-title-tysiac = Les règles du Tysiac

rulebook-intro =
    Voici les règles avec la variante `{ $preset }`. Là où une option ou une autre variante change un paragraphe, une
    ligne en dessous dit comment il se lit alors.

    Cette page est produite à partir des catalogues de `src/chiliad/locales` et des fonctions de score. Change-les,
    puis récris-la avec `python -m chiliad.play.rulebook`.

rulebook-source = Source : { $source }

rulebook-with-option = Avec `{ $option } = { $value }` :
rulebook-with-options = Avec `{ $option } = { $value }` et `{ $option2 } = { $value2 }` :
rulebook-with-preset = Avec la variante `{ $preset }` :
rulebook-also = (De même avec { $others }.)

rulebook-options = Options
rulebook-presets = Variantes

rulebook-option = Option
rulebook-values = Valeurs
rulebook-default = Par défaut
rulebook-paragraph = Paragraphe
rulebook-preset = Variante
rulebook-range = { $low } à { $high }

## Exemples : les chiffres des tableaux sont calculés

rulebook-examples = Exemples
rulebook-examples-intro = Sauf mention contraire, la variante est `{ $preset }`.

rulebook-example-mille-cards = La valeur des cartes (M2)
rulebook-example-mille-deals = Des donnes (M21 à M25)
rulebook-example-mille-payments = Des paiements avec une petite mise de 1 (M29 à M33)
rulebook-example-tysiac-cards = Les cartes de la plus haute à la plus basse (T1, T2)
rulebook-example-tysiac-bids = Les mariages et la plus haute annonce selon bid_limit (T3, T8)
rulebook-example-tysiac-rounding = Ce qu’on marque en défense (T21)
rulebook-example-tysiac-concessions = Des concessions (T22)
rulebook-example-tysiac-totals = D’un total à l’autre (T20 à T31)

rulebook-card = Carte
rulebook-points = Points
rulebook-score = Score
rulebook-laid = Groupes étalés
rulebook-held = Reste en main
rulebook-out = rien : sortie
rulebook-stars = Étoiles
rulebook-chapeaux = Chapeaux
rulebook-target = But
rulebook-winner-total = Total du gagnant
rulebook-loser-total = Total du perdant
rulebook-winner-stars = Étoiles du gagnant
rulebook-loser-chapeaux = Chapeaux du perdant
rulebook-marriages = Mariages en main
rulebook-contract = Contrat
rulebook-defenders-get = Chacun en défense marque
rulebook-total-before = Total avant
rulebook-deals-used = Donnes jouées sur le baril
rulebook-role = Rôle
rulebook-declarer = preneur
rulebook-defender = défense
rulebook-total-after = Total après
rulebook-outcome = Résultat
rulebook-wins = gagne
rulebook-on-barrel =
    { $used ->
        [0] sur le baril
        [one] sur le baril, { $used } donne jouée
       *[other] sur le baril, { $used } donnes jouées
    }
rulebook-off-barrel = tombe du baril
