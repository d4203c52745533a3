### Le guide d’un jeu : au-dessus des règles numérotées sur leur page, et dans `chiliad rules`.

page-guide-nav = Sur cette page
page-guide-short = Le jeu en bref
page-guide-examples = Exemples
page-guide-words = Les mots du jeu
page-guide-presets = Les variantes comparées
page-guide-all = Toutes les règles
page-guide-values = La valeur des cartes
page-guide-result = À la fin de la donne
# Au-dessus d’une liste de ce qui ne change pas d’une variante à l’autre.
page-guide-same = Pareil dans toutes
# La même chose quand le jeu n’a qu’une variante.
page-guide-options = Comment on joue
