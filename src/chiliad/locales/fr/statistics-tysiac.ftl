### Les chiffres du Tysiac.

figure-tysiac-declared = Donnes comme preneur
figure-tysiac-made = Contrats réussis
figure-tysiac-declarer-score = Score comme preneur
figure-tysiac-declarer-points = Points faits comme preneur
figure-tysiac-defender-score = Score en défense
figure-tysiac-defender-points = Points faits en défense
figure-tysiac-sitter-score = Score sans jouer
figure-tysiac-marriages = Mariages annoncés
figure-tysiac-aces = Quatre as annoncés
figure-tysiac-barrel = Passages sur le baril
figure-tysiac-barrel-fallen = Chutes du baril
figure-tysiac-locked = Passages au seuil
figure-tysiac-golden = Donnes d’or réussies
figure-tysiac-blind = Annonces à l’aveugle réussies
grid-contracts = { $game } : contrats par niveau
grid-contracts-corner = Contrat
grid-contracts-row =
    { $high ->
        [0] { $low } et plus
       *[other] { $low }–{ $high }
    }
grid-contracts-all = Tous
grid-made = Réussis
grid-failed = Manqués
grid-conceded = Concédés
