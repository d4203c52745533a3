### La conversation à la table : des phrases toutes faites, que chacun lit dans sa langue.

talk-line = { $name } : { $phrase }
talk-choose = Dire quelque chose
talk-lines = Dernières phrases et mise en sourdine
talk-recent = Ce qui vient d’être dit
talk-none = Personne n’a encore rien dit.
talk-mute = Mettre un joueur en sourdine
talk-mute-kept = On ne voit et n’entend plus ce que dit un joueur en sourdine, à aucune table. Ce navigateur le retient par son nom.

talk-phrase-hello = Bonjour!
talk-phrase-good-luck = Bonne chance!
talk-phrase-well-played = Bien joué!
talk-phrase-nice-try = Bel essai!
talk-phrase-what-a-deal = Quelle donne!
talk-phrase-your-turn = C’est ton tour
talk-phrase-one-moment = Un instant, s’il te plaît
talk-phrase-sorry = Pardon!
talk-phrase-thank-you = Merci!
talk-phrase-another-match = Une autre partie?
talk-phrase-must-go = Je dois bientôt partir
talk-phrase-goodbye = Au revoir!
talk-phrase-thumbs-up = pouce levé
talk-phrase-applause = applaudissements
talk-phrase-smile = un sourire
talk-phrase-laugh = des rires
talk-phrase-surprise = surprise
talk-phrase-sad = visage triste
