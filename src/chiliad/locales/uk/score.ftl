### Аркуш рахунку в терміналі: chiliad score.

command-score = вести рахунок гри справжніми картами
    .long = Веде рахунок, коли ви граєте справжніми картами: питає, хто що зробив у роздачі, розраховує її за правилами й одразу пише у файл. Будь-яку попередню роздачу можна виправити; усе після неї розраховується знову.
help-score-file = файл аркуша; якщо він є, рахунок триває; без нього новий файл у теці даних
help-score-names = гравці за годинниковою стрілкою через кому: Ala,Bo,Cem; інакше про них запитають
score-help =
    Відповідайте на кожне запитання або одразу на кілька, через пробіл. Число може бути сумою: 10+15+20.
    На будь-яке запитання: рахунок, виправити 3, вставити 3, видалити 3 (роздача з цим номером), роздавач 3 Bo, імена A,B,C, правила ОПЦІЯ=ЗНАЧЕННЯ, скасувати, повернути, вийти.
verb-correct = виправити виправ
verb-insert = вставити встав
verb-remove = видалити видали
verb-dealer = роздавач
verb-names = імена
verb-redo = повернути
verb-count = порахувати
score-name = Імʼя гравця { $number }, за годинниковою стрілкою:
# $names (String) гравці
score-first-dealer = Хто роздає першим: { $names }?
score-player-again = Наберіть імʼя гравця або його початок: { $names }.
score-number-again = Наберіть число або суму, наприклад 10+15+20.
score-yes-again = Наберіть так або ні.
score-over = Партію закінчено. Команда або Enter, щоб вийти:
score-not-understood = «{ $text }» — не команда
score-which-deal = «{ $text }» — не номер роздачі
score-nothing-to-undo = скасовувати нічого
score-nothing-to-redo = повертати нічого
score-which-rules = Введіть назву правил або опції: правила kurnik step=10
score-rules-changed = Правила змінено.
score-who-dealt = Хто роздавав: { $names }?
score-dropped = Нічого не змінилося.
score-refused-deal = Нічого не змінилося через роздачу { $deal }: { $why }
score-changed = Роздача { $deal }, { $name }: було { $was }, стало { $now }.
score-changed-total = { $name }, рахунок: було { $was }, стало { $now }.
score-kept = Аркуш збережено у файлі { $path }.
score-input-ended = введення закінчилося; аркуш збережено у файлі { $path }
score-interrupted = перервано; аркуш збережено у файлі { $path }
score-verb-concede = Розпис
score-verb-blind = Наосліп
score-verb-redeal = Перездача: чотири девʼятки
score-verb-blocked = Блок
score-verb-count = Порахувати карти
score-count-help = Введіть кожну комбінацію, потім / і те, що лишилося на руках: KKK QQQs2 / 5 7. Масть потрібна лише в Qs і Jd. Порожній Enter закінчує.
score-name-unusable = «{ $name }» тут не може бути імʼям гравця
score-enter-keeps = (Enter: { $was })

## Аркуш в інших руках

sheet-file-separator = ;
sheet-file-dealer = Роздавач
sheet-file-declarer = Розігрувач
sheet-file-ended = Підсумок
sheet-file-score = { $name }: очки
sheet-file-total = { $name }: рахунок
sheet-file-notes = { $name }: позначки
sheet-summary = { $game }: { $totals }
sheet-summary-total = { $name } { $total }
sheet-standing = Разом: { $totals }.
