### Les leçons à la table du navigateur.

page-learn-link = Apprendre { $name } en courtes leçons
page-learn-title = Apprendre { $name }
page-learn-lead =
    { $count ->
        [one] Une courte leçon à la table. C’est toi qui joues.
       *[other] { $count } courtes leçons à la table. C’est toi qui joues; chacune prend de deux à quatre minutes.
    }
page-learn-number = Leçon { $number } :
page-learn-state =
    { $state ->
        [begun] Continuer
        [done] Terminée
       *[new] Commencer
    }
page-learn-all-done = Tu as fait toutes les leçons. Tu peux refaire celle que tu veux.
table-lesson-title = { $game }, leçon { $number }
table-lesson-heading = Leçon { $number } : { $title }
table-lesson-step = { $step } de { $steps }
table-lesson-over = La leçon est terminée
table-lesson-next = Leçon suivante
table-lesson-play = Jouer une partie au niveau « { $level } »
table-lesson-key = { $key } : { $does }.
table-lesson-again = Recommencer
table-lesson-all = Toutes les leçons
table-lesson-skip = Sauter cette leçon
table-lesson-leave = Quitter la leçon
page-new-coach = De l’aide pour mes premières parties
page-new-coach-hint = Chaque carte de ta main montre ses points, et tu es averti avant une grosse erreur, une fois de chaque sorte.
