### The page of the report after a match.

page-report-title = Retour sur la partie
page-report-busy = La partie est en cours d’examen : { $done } sur { $of }. Tu peux quitter cette page et revenir.
page-report-begun = La partie est en cours d’examen.
page-report-ready = L’examen est prêt.
page-report-chances = Chances de gagner la partie
page-report-chances-how = En points : un point est un pour cent.
page-report-chances-marks = Les numéros encerclés sont les moments plus bas.
page-report-way = { $name } : { $start } points au début, { $end } à la fin, jamais moins de { $low } ni plus de { $high }.
page-report-start = Début
page-report-table = La même chose en tableau
page-report-moments = Moments importants
page-report-no-moments = Aucune de tes décisions n’a coûté un point à coup sûr.
page-report-again = Réessayer d’ici
page-report-hands = Voir toutes les mains
page-report-balance = Chance et décisions
page-report-balance-how = Chaque colonne s’additionne, en points : ce qu’on attendait avant la première donne, ce que chaque part a changé et le résultat. Une barre pâle est trop petite pour se distinguer du hasard.
page-report-payment = Le paiement
page-report-payment-how = La même chose pour ce qui était en jeu : avec +, on reçoit; avec −, on paye.
page-report-expected = Attendu
page-report-result = Résultat
page-report-unsure = trop petit pour le dire
page-report-sentences = Tout le rapport en phrases
page-report-copy = Copier en texte
