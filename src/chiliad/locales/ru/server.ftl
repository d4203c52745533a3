### The table on the web: what the server says besides the game. The variables are explained in en/server.ftl.

language-name = Русский

## What happens at a table

event-sat =
    { $who ->
        [you] Вы садитесь за стол.
       *[other] { $name } садится за стол.
    }
event-stand-in =
    { $why ->
        [left]
            { $who ->
                [you] Вы ушли; за вас играет бот.
               *[other] { $name } уходит; дальше играет бот.
            }
        [time]
            { $who ->
                [you] Ваше время вышло; за вас играет бот.
               *[other] Время вышло: { $name }. Дальше играет бот.
            }
       *[absent]
            { $who ->
                [you] Вы не отвечали; за вас играет бот.
               *[other] { $name } не отвечает; дальше играет бот.
            }
    }
event-back =
    { $who ->
        [you] Вы вернулись; место снова ваше.
       *[other] { $name } возвращается.
    }
event-again =
    { $who ->
        [you] Вы предлагаете сыграть ещё одну партию.
       *[other] { $name } предлагает сыграть ещё одну партию.
    }
event-undone =
    { $who ->
        [you] Вы берёте последний ход назад.
       *[other] { $name } берёт последний ход назад.
    }
event-undo-asked =
    { $who ->
        [you] Вы просите взять последний ход назад.
       *[other] { $name } просит взять последний ход назад.
    }
event-undo-answered =
    { $choice ->
        [yes] { $who ->
            [you] Вы согласны.
           *[other] { $name }: согласие дано.
        }
        [no] { $who ->
            [you] Вы не согласны: ход остаётся.
           *[other] { $name }: согласия нет, ход остаётся.
        }
       *[withdrawn] { $who ->
            [you] Вы отказываетесь брать ход назад.
           *[other] { $name } больше не просит взять ход назад.
        }
    }
event-wait = Стол ждёт, пока вернётся { $name }.
event-vote-called = { $name } не отвечает. Ждать, отдать место боту или остановиться и подсчитать очки?
event-voted =
    { $choice ->
        [wait] { $who ->
            [you] Вы за то, чтобы ждать.
           *[other] { $name } за то, чтобы ждать.
        }
        [bot] { $who ->
            [you] Вы за бота.
           *[other] { $name } за бота.
        }
       *[stop] { $who ->
            [you] Вы за то, чтобы остановиться.
           *[other] { $name } за то, чтобы остановиться.
        }
    }
event-stopped =
    { $why ->
        [vote] Партия прервана; счёт остаётся как есть.
        [all-left] Все ушли; партия прервана, счёт остаётся как есть.
        [host-left] Стол закрыт.
        [too-long] Журнал этого стола стал слишком длинным; партия прервана, счёт остаётся как есть.
       *[host] Партия прервана, счёт остаётся как есть.
    }

## Games, bots, presets, options

game-mille = Mille
about-mille = Рамми на двоих из Монреаля: две колоды, двойки — джокеры. Выкладывайте комбинации, боритесь за сброс и играйте до 1200.
game-tysiac = Тысяча
about-tysiac = Польская игра на взятки для троих: торги, прикуп и марьяжи, которые назначают козырь. Побеждает, кто первым наберёт 1000.
bot-random = ходит наугад: для начала
    .name = наугад
bot-greedy = играет разумно: сильнее
    .name = разумный

preset-pagat = По pagat.com: счёт каждого округляется, потом берётся разница; скунс удваивает всё.
    .name = Pagat
preset-wikipedia = Разница округляется вверх; натуралы и шапо — отметки, скунс тоже.
    .name = Википедия
preset-progressive = Каждый следующий натурал и каждое следующее шапо дороже предыдущего.
    .name = Прогрессивный, Монреаль
preset-playroom = Правила игровой комнаты для незрячих, откуда эта игра.
    .name = Игровая комната

option-number = { $number }
option-differs = { $title }: { $said }
option-target = До скольких очков идёт партия
option-natural_required = Кто может закончить партию и победить
    .no = любой игрок
    .yes = только тот, у кого есть натурал
option-max_wilds = Двоек-джокеров в одной комбинации
    .none = сколько угодно
option-bid_limit = До скольких можно заявлять
    .held_marriages = 120 и марьяжи на руках
    .any_marriage = 120, а с любым марьяжем 400
    .none = 400 с любыми картами
option-raise_limit = До скольких можно повышать заказ
    .v400 = до 400
    .held_marriages = 120 и оставшиеся марьяжи
option-must_beat = Нужно ли перебивать старшую карту на столе
    .no = нет
    .yes = да, если можно
option-must_trump = Нужно ли класть козырь, если нет масти захода
    .no = нет
    .yes = да, если можно
option-first_trick_marriage = Марьяж при заходе на первую взятку
    .no = нельзя
    .yes = можно
option-conceded_deal_uses_barrel = Раздача, которую расписал другой
    .no = не тратит раздачу на бочке
    .yes = тратит раздачу на бочке
option-barrel_exclusive = Бочка
    .no = вмещает нескольких
    .yes = вмещает одного: новый сбрасывает прежнего

## What a messenger shows of an invitation

preview-title = { $name } приглашает: { $game }
preview-said = Откройте ссылку, введите имя и садитесь играть. Без учётной записи и без установки.
