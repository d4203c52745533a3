### The guide to Mille. The variables are explained in en/rules-mille.ftl, the terms in uk/rules-mille.ftl.

guide-mille-aim =
    Наберіть { $target } очок раніше за суперника. Очки приносять комбінації — карти одного рангу, які ви викладаєте на
    стіл.
guide-mille-steps = Хід
guide-mille-step1 =
    Потягніть верхню карту колоди. Або візьміть увесь скид: для цього викладіть із руки дві карти того самого рангу, що й
    його верхня карта, разом із нею.
guide-mille-step2 =
    { $max_wilds ->
        [0] Викладіть що хочете: нові комбінації з трьох або більше карт одного рангу і карти до своїх комбінацій.
       *[other]
            Викладіть що хочете: нові комбінації з трьох або більше карт одного рангу і карти до своїх комбінацій.
            Двійка — джокер: вона може замінювати карту будь-якого іншого рангу.
    }
guide-mille-step3 = Скиньте одну карту на скид. Потім ходить суперник.
guide-mille-note1 =
    Роздача закінчується, коли в гравця не лишається карт. Карти ваших комбінацій додаються, карти, що лишилися на руках,
    віднімаються.
guide-mille-note2 = Якщо ви закрилися і жодної двійки не виклали джокером, це натурал: усі ваші очки за роздачу рахуються подвійно.
guide-mille-note3 =
    { $natural_required ->
        [yes]
            Партія закінчується після роздачі, у якій гравець із натуралом має { $target } очок або більше. З таких
            гравців перемагає той, у кого очок більше.
       *[no] Партія закінчується після роздачі, у якій гравець має { $target } очок або більше. Перемагає більший рахунок.
    }

## What the cards are worth

guide-mille-value-queen-of-spades = пікова дама
guide-mille-value-jack-of-diamonds = бубновий валет
guide-mille-value-two = двійки
guide-mille-value-ace = тузи
guide-mille-value-ten = королі, десятки, решта дам і валетів
guide-mille-value-low = від 3 до 9

## The picture

guide-mille-picture = Стіл, яким ви його бачите посеред роздачі.
guide-mille-zone-their-sets = Комбінації суперника
guide-mille-zone-stock = Колода
guide-mille-zone-pack = Скид
guide-mille-zone-sets = Ваші комбінації
guide-mille-zone-hand = Ваші карти

## Examples: what happens is told by the program itself

guide-mille-example-take = Суперник зараз скине карту. У вас на руках дві дами.
    .title = Узяти скид
    .why =
        Пару й верхню карту одразу викладають комбінацією, а решта скиду переходить вам на руки (M8, M9). Відтоді обидва
        гравці знають, які це карти.
guide-mille-example-out = У вас три тузи, чотири пари і три двійки, і ви тягнете четверту двійку.
    .title = Джокери, кінець роздачі й шапо
    .why =
        Кожна двійка робить із пари комбінацію (M13). Скинувши карту, ви їх більше не маєте: ви закрилися, і віднімати
        нема чого (M18, M21). Суперник має на руках більше, ніж виклав, і його результат нижчий за нуль: це шапо (M25).
guide-mille-example-natural = Ви ще нічого не виклали, у вас чотири комбінації і пара тузів, і ви тягнете туза.
    .title = Натурал за закриття
    .why = У жодній комбінації немає двійки: усі ваші очки рахуються подвійно, і ви отримуєте зірку (M23).
guide-mille-example-eight = У вашій комбінації лежать сім пʼятірок. На руках одна карта, і ви тягнете останню пʼятірку.
    .title = Усі вісім карт одного рангу
    .why = Комбінація з усіх восьми карт без джокера — натурал: вона рахується подвійно і приносить зірку (M22).

## Differences between presets. Each says what a preset does ($payment); .title is what they are compared in.

guide-mille-pays-winning = велика ставка
    .title = За перемогу
guide-mille-pays-stars =
    { $payment ->
        [progressive] за першу одна велика ставка, за другу дві, за третю три…
       *[other] велика ставка за кожну
    }
    .title = За зірки переможця
guide-mille-pays-chapeaux =
    { $payment ->
        [progressive] за перше одна велика ставка, за друге дві, за третє три…
       *[other] велика ставка за кожне
    }
    .title = За шапо того, хто програв
guide-mille-pays-difference =
    { $payment ->
        [wikipedia] мала ставка за кожні 100 очок, різницю округлюють угору
       *[other] мала ставка за кожні 100 очок, спершу округлюють рахунок кожного
    }
    .title = За різницю
guide-mille-pays-skunk =
    { $payment ->
        [pagat] усе подвоюється
       *[other] іще одна велика ставка
    }
    .title = За скунса
guide-mille-pays-below-zero =
    { $payment ->
        [pagat] усе потроюється
       *[other] іще одна велика ставка
    }
    .title = Якщо рахунок того, хто програв, нижчий за нуль
# $winner, $loser (Number): totals; $stars, $chapeaux (Number); $small (Number) the small stake; $amount (Number) is paid
guide-mille-pays-example = { $amount }
    .title = Приклад: { $winner } проти { $loser }, зірок у переможця { $stars }, шапо в того, хто програв, { $chapeaux }, мала ставка { $small }
