### Партия переходит со стола на лист счёта и обратно.

score-to-table = Продолжить за столом
score-to-table-lead = Откроется стол с этими правилами, суммами и сдающим. Остальные приходят по ссылке, играть могут и боты.
score-to-table-who = Кто играет за: { $name }
score-to-table-me = Я
score-to-table-link = Тот, у кого ссылка
score-to-table-open = Открыть стол
score-went-on = Партия перенесена на лист: введите следующую раздачу.
score-played = Эта раздача сыграна за столом, поэтому остаётся как была.
score-played-later = Более поздняя раздача сыграна за столом, поэтому эта остаётся как есть.
score-played-replay = Посмотреть по шагам
score-open-saved = Открыть сохранённый лист
score-opened = Открыто: { $name }.
score-opened-unfinished = Открыто: { $name }, без последней раздачи: она не доиграна.
score-file-large = Файл слишком велик для записи партии.
score-count-kind = по { $worth }: { $count }
score-count-back = Убрать последнюю: { $row }
score-count-done = Готово
