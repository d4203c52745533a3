### Лист счёта в терминале: chiliad score.

command-score = вести счёт игры настоящими картами
    .long = Ведёт счёт, когда вы играете настоящими картами: спрашивает, кто что сделал в раздаче, рассчитывает её по правилам и сразу пишет в файл. Любую прежнюю раздачу можно исправить; всё после неё рассчитывается заново.
help-score-file = файл листа; если он есть, счёт продолжается; без него новый файл в папке данных
help-score-names = игроки по часовой стрелке через запятую: Ala,Bo,Cem; иначе их спросят
score-help =
    Отвечайте на каждый вопрос или сразу на несколько, через пробел. Число может быть суммой: 10+15+20.
    На любой вопрос: счёт, исправить 3, вставить 3, удалить 3 (раздача с этим номером), сдающий 3 Bo, имена A,B,C, правила ОПЦИЯ=ЗНАЧЕНИЕ, отмена, вернуть, выход.
verb-correct = исправить исправь
verb-insert = вставить вставь
verb-remove = удалить удали
verb-dealer = сдающий
verb-names = имена
verb-redo = вернуть
verb-count = посчитать
score-name = Имя игрока { $number }, по часовой стрелке:
# $names (String) игроки
score-first-dealer = Кто сдаёт первым: { $names }?
score-player-again = Наберите имя игрока или его начало: { $names }.
score-number-again = Наберите число или сумму, например 10+15+20.
score-yes-again = Наберите да или нет.
score-over = Партия окончена. Команда или Enter, чтобы выйти:
score-not-understood = «{ $text }» — не команда
score-which-deal = «{ $text }» — не номер раздачи
score-nothing-to-undo = отменять нечего
score-nothing-to-redo = возвращать нечего
score-which-rules = Введите название правил или опции: правила kurnik step=10
score-rules-changed = Правила изменены.
score-who-dealt = Кто сдавал: { $names }?
score-dropped = Ничего не изменилось.
score-refused-deal = Ничего не изменилось из-за раздачи { $deal }: { $why }
score-changed = Раздача { $deal }, { $name }: было { $was }, стало { $now }.
score-changed-total = { $name }, счёт: было { $was }, стало { $now }.
score-kept = Лист сохранён в файле { $path }.
score-input-ended = ввод окончен; лист сохранён в файле { $path }
score-interrupted = прервано; лист сохранён в файле { $path }
score-verb-concede = Роспись
score-verb-blind = Вслепую
score-verb-redeal = Пересдача: четыре девятки
score-verb-blocked = Блок
score-verb-count = Посчитать карты
score-count-help = Введите каждую комбинацию, затем / и то, что осталось на руках: KKK QQQs2 / 5 7. Масть нужна только у Qs и Jd. Пустой Enter заканчивает.
score-name-unusable = «{ $name }» здесь не может быть именем игрока
score-enter-keeps = (Enter: { $was })

## Лист в других руках

sheet-file-separator = ;
sheet-file-dealer = Сдающий
sheet-file-declarer = Разыгрывающий
sheet-file-ended = Итог
sheet-file-score = { $name }: очки
sheet-file-total = { $name }: счёт
sheet-file-notes = { $name }: пометки
sheet-summary = { $game }: { $totals }
sheet-summary-total = { $name } { $total }
sheet-standing = Итого: { $totals }.
