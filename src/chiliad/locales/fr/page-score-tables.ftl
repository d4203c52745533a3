### Une partie qui passe d’une table à la feuille de score, et l’inverse.

score-to-table = Continuer à une table
score-to-table-said = « { $button } » : les donnes suivantes se jouent à l’écran, avec ces totaux. Tu choisis d’abord qui joue pour qui.
score-to-table-lead = Une table s’ouvre avec ces règles, ces totaux et ce donneur. Les autres arrivent par un lien, et des robots peuvent jouer aussi.
score-to-table-who = Qui joue pour { $name }
score-to-table-me = Moi
score-to-table-link = Qui a le lien
score-to-table-open = Ouvrir la table
score-went-on = La partie est sur la feuille : note la donne suivante. La table reste comme elle est ; partage la feuille, et les autres la suivent.
score-table-told = Les autres à la table le savent. Dès que tu partages la feuille, ils y trouvent le lien.
score-table-link = Les joueurs de la table, qui sont au courant de la feuille, y trouvent le lien.
score-played = Cette donne a été jouée à une table : elle reste comme elle était.
score-played-later = Une donne plus tardive a été jouée à une table : celle-ci reste comme elle est.
score-played-replay = La revoir pas à pas
score-open-saved = Ouvrir une feuille enregistrée
score-opened = { $name } est ouvert.
score-opened-unfinished = { $name } est ouvert, sans sa dernière donne : elle n’était pas finie.
score-file-large = C’est trop gros pour une feuille enregistrée.
score-count-kind = { $worth } chacune : { $count }
score-count-back = Enlever la dernière : { $row }
score-count-done = C’est tout
