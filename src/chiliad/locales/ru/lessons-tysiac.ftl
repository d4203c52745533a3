### The lessons of Tysiac. Each is one deal; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $player1 is the name of the player on the left, $player2 of the next one.
### In all lessons player 1 is Mila, a woman, and player 2 is Leo, a man.

## Lesson 1: tricks

lesson-tysiac-tricks = Как берут взятки
lesson-tysiac-tricks-lead = Здравствуйте! В этом первом уроке вы видите карты всех игроков. Начинаете вы: положите на стол { $card-Ac_acc }. { $player1 } и { $player2 } тоже должны положить трефу, если она есть. Старшая трефа забирает все три карты. Это взятка.
lesson-tysiac-tricks-lead-ace = Этот туз тоже выиграл бы. Но начните, пожалуйста, с треф: потом может выиграть ваша десятка треф.
lesson-tysiac-tricks-lead-nine = Девятка самая младшая: её побьют. Ходите { $card-Ac_ins }.
lesson-tysiac-tricks-lead-other = Начните с карты, которую никто не побьёт: старшая трефа — { $card-Ac }.
lesson-tysiac-tricks-ten = Взятка ваша, а кто взял, тот и ходит дальше. Порядок такой: туз, десятка, король, дама, валет, девятка. Да, десятка идёт сразу за тузом! Поэтому теперь старшая трефа — { $card-Tc }. Ходите с неё.
lesson-tysiac-tricks-ten-other = Ещё раз трефы: туза больше нет, и никто не побьёт { $card-Tc_acc }.
lesson-tysiac-tricks-values = { $player1 } осталась без треф и сбросила бубну. Такая карта никогда не выигрывает. Зачем нужны взятки? Карты — это очки: туз 11, десятка 10, король 4, дама 3, валет 2, девятка 0. Теперь ходите { $card-Ah_ins }.
lesson-tysiac-tricks-values-other = Сначала червы: никто не побьёт { $card-Ah_acc }, а за ним пойдёт десятка червей.
lesson-tysiac-tricks-again = 11 за туза и 4 за короля. Теперь ваша десятка — старшая черва: возьмите следующую взятку, ходите { $card-Th_ins }.
lesson-tysiac-tricks-again-other = Ещё рано. Сейчас никто не побьёт { $card-Th_acc }: с неё и ходите.
lesson-tysiac-tricks-losing = Всех взяток никто не берёт. Туз пик у другого игрока, его держит { $player1 }. Ходите { $card-Ks_ins } и отдайте эту взятку: после этого ваша десятка станет старшей пикой.
lesson-tysiac-tricks-losing-ace = Оставьте { $card-Ad_acc } на потом: это верная взятка. Сначала выманите туза пик своим королём.
lesson-tysiac-tricks-losing-nine = Если пойти девяткой, { $player1 } возьмёт дамой, а туз останется у неё. Ходите { $card-Ks_ins }.
lesson-tysiac-tricks-losing-other = Туз, который держит { $player1 }, заберёт вашу десятку, а это 10 очков. Король стоит вам только 4.
lesson-tysiac-tricks-follow = Взятку взяла { $player1 }, и ходит теперь она: { $card-Qs }. У вас есть пики, значит, вы должны положить пику. Это называется ходить в масть, и это первое правило игры. Какая из ваших пик выиграет?
lesson-tysiac-tricks-follow-nine = Девятку положить можно, но тогда возьмёт { $player1 }. { $card-Ts } бьёт её даму.
lesson-tysiac-tricks-last = Хорошо взято. Обе ваши последние карты теперь старшие в своей масти. Ходите любой.
lesson-tysiac-tricks-final = И последняя.
lesson-tysiac-tricks-end = Это была целая раздача! Во всех картах 120 очков, и 103 из них ваши. Вы обещали 100, поэтому вам пишут 100; остальным пишут их очки, округляя до 5. Дальше вас ждут король и дама, которые женятся.

## Lesson 2: a marriage makes trump

lesson-tysiac-marriage = Марьяж назначает козыри
lesson-tysiac-marriage-first = Теперь вы видите только свои карты. У вас король и дама червей. Это марьяж: он приносит 100 очков, если пойти одной из этих карт и объявить его. На первом ходу объявлять нельзя, поэтому начните { $card-As_ins }.
lesson-tysiac-marriage-first-other = Эту взятку надо взять, чтобы ходить следующим. Наверняка берёт только { $card-As }.
lesson-tysiac-marriage-declare = Теперь можно: ходите { $card-Qh_ins } и объявите марьяж. 100 очков сразу ваши, а червы становятся козырями. Козырь бьёт любую карту другой масти.
lesson-tysiac-marriage-declare-king = Король тоже годится, но если взятку возьмут, дама отдаст на очко меньше. Объявите с ходом { $card-Qh_ins }.
lesson-tysiac-marriage-declare-silent = Без объявления марьяж пропадёт. Выберите ход, который его объявляет: { $card-Qh }.
lesson-tysiac-marriage-declare-other = Сначала марьяж: у вас на руках ждут 100 очков.
lesson-tysiac-marriage-cheap = { $player1 } взяла, положив { $card-Ah_acc }, но ваши 100 очков остались. Теперь она ходит { $card-Ts_ins }. Вы должны положить пику, а выиграть не можете: положите ту, что дешевле.
lesson-tysiac-marriage-cheap-king = Десятка бьёт короля, и { $player1 } получит на 4 очка больше. { $card-9s } не стоит ничего.
lesson-tysiac-marriage-trump = Бубен у вас нет. Тогда надо положить козырь, если он есть. Даже мелкий козырь бьёт { $card-Ad_acc }!
lesson-tysiac-marriage-trump-high = Это тоже выиграло бы, но хватит и { $card-9h }. Крупные козыри пригодятся потом.
lesson-tysiac-marriage-highest = Её туз за вашу девятку! Все старшие пики уже вышли, и теперь выигрывает { $card-Ks }. Ходите.
lesson-tysiac-marriage-highest-nine = Чуть позже. Сначала верная взятка: { $card-Ks }.
lesson-tysiac-marriage-highest-trump = Берегите козыри: они вернут вам ход. { $card-Ks } — тоже верная взятка.
lesson-tysiac-marriage-loser = Одна ваша карта не выиграет: { $card-9c }. Ходите ею сейчас, пока козыри могут вернуть вам ход.
lesson-tysiac-marriage-loser-trump = Придержите два козыря. Ходите { $card-9c_ins }: что бы потом ни пошло, вы это побьёте козырем.
lesson-tysiac-marriage-back = { $player2 } ходит { $card-Kd_ins }, а у вас одни козыри. Возьмите взятку любым.
lesson-tysiac-marriage-final = Ваш последний козырь никто не остановит.
lesson-tysiac-marriage-end = 177 очков: 100 за марьяж и 77 во взятках. Бубновый марьяж стоит 80, трефовый 60, пиковый 40. Заказ был 150, так что этого хватило. Второй марьяж в той же раздаче меняет козырь на свою масть. Что такое заказ и откуда он берётся, узнаете дальше.

## Lesson 3: auction, talon and gifts

lesson-tysiac-auction = Торги, прикуп и снос
lesson-tysiac-auction-bid = Каждая раздача начинается с торговли: кто обещает больше очков, играет один против двух других. { $player1 } сидит рядом со сдающим и обязана начать со 100. У вас марьяж и два туза: заявите 105.
lesson-tysiac-auction-bid-pass = С такими картами не пасуют: марьяж — это 100 очков, а два туза возьмут взятки. Заявите 105.
lesson-tysiac-auction-bid-high = Поднимайте понемногу: сейчас хватит 105, а поднять обещание можно и потом.
lesson-tysiac-auction-give = Двое спасовали, торговля окончена, разыгрываете вы. Вы берёте прикуп, три карты из середины. Отдайте остальным по карте: { $card-Jc_acc } получит { $player1 }, а { $card-Jd_acc } получит { $player2 }.
lesson-tysiac-auction-give-concede = Расписать — значит отказаться от раздачи. С такими картами это ни к чему: отдайте двух валетов.
lesson-tysiac-auction-give-marriage = Так вы разобьёте марьяж, и 100 очков пропадут.
lesson-tysiac-auction-give-ace = Туз — это верная взятка и 11 очков. Оставьте его.
lesson-tysiac-auction-give-heart = Червы будут козырями: оставьте все.
lesson-tysiac-auction-give-swapped = Карта верная, но не тому: { $card-Jc_acc } получит { $player1 }, а { $card-Jd_acc } получит { $player2 }.
lesson-tysiac-auction-give-other = Эта карта пригодится вам. Самые дешёвые — { $card-Jc } и { $card-Jd }.
lesson-tysiac-auction-contract = Теперь назовите заказ: столько очков надо набрать. В торговле вашим пределом было 220, все карты и марьяж; теперь прикуп открыт, и предел — 400. Ваши тузы и марьяж — это 122, так что скажите 120.
lesson-tysiac-auction-contract-low = Можно обещать больше. Вам запишут ровно заказ, сколько бы очков вы ни набрали. Назовите 120.
lesson-tysiac-auction-contract-high = Смело. Если набрать меньше заказа, потеряете его весь. Назовите 120.
lesson-tysiac-auction-ace = Наберёте 120 — запишут 120. Наберёте меньше — потеряете 120. Начните с верной взятки: { $card-As }.
lesson-tysiac-auction-ace-diamond = Этот туз пойдёт следующим. Сначала, пожалуйста, { $card-As }.
lesson-tysiac-auction-ace-other = Эту карту могут побить. { $card-As } выигрывает наверняка.
lesson-tysiac-auction-second = Возьмите и вторым тузом, пока нет козырей.
lesson-tysiac-auction-second-marriage = Минутку! Пока козырей нет, никто не побьёт { $card-Ad_acc }. Сначала ходите им.
lesson-tysiac-auction-second-other = Сначала вторая верная взятка: { $card-Ad }.
lesson-tysiac-auction-declare = Теперь марьяж. Ходите { $card-Qh_ins } и объявите его.
lesson-tysiac-auction-declare-king = Если взятку возьмут, дама обойдётся дешевле. Объявите с ходом { $card-Qh_ins }.
lesson-tysiac-auction-declare-silent = Марьяж надо объявить, иначе 100 очков пропадут. Выберите ход, который его объявляет: { $card-Qh }.
lesson-tysiac-auction-declare-other = Без марьяжа до 120 не дойти. Объявите его сейчас.
lesson-tysiac-auction-queen = { $player2 } взял взятку и ходит { $card-Td_ins }. Бубна у вас одна, так что выбора нет.
lesson-tysiac-auction-low = Он ходит козырем, а десятку вам не побить. Положите младшую черву.
lesson-tysiac-auction-low-other = Десятка всё равно выиграет. { $card-9h } ничего не отдаёт.
lesson-tysiac-auction-trump = Бубен у вас нет: бейте козырем, и подешевле.
lesson-tysiac-auction-trump-king = Хватит и карты { $card-Jh }. Король возьмёт ещё одну взятку.
lesson-tysiac-auction-king = Ваш король — последний козырь в игре: ходите им.
lesson-tysiac-auction-king-club = Туз треф ещё не вышел. Сначала верная взятка: { $card-Kh }.
lesson-tysiac-auction-end = У вас 143 очка, а запишут вам 120: ровно заказ. Остальным запишут их очки, округлённые до пяти. А что, если заказ не сыгран?

## Lesson 4: a contract that fails

lesson-tysiac-failing = Несыгранный заказ
lesson-tysiac-failing-pass = { $player1 } начала со 100, { $player2 } пасует. Марьяжа у вас нет, а в самих картах только 120 очков на всех троих. Пасуйте: на этот раз играйте против неё.
lesson-tysiac-failing-pass-bid = Без марьяжа это слишком много: нужны почти все взятки. Пасуйте.
lesson-tysiac-failing-little = { $player1 } отдала вам { $card-9d_acc } и подняла заказ до 140. Теперь { $player2 } и вы заодно: если она наберёт меньше, то потеряет 140. Она ходит { $card-Ad_ins }, и побить его нечем. Отдайте ей как можно меньше.
lesson-tysiac-failing-little-ten = Это подарок в 10 очков! { $card-9d } ничего не стоит.
lesson-tysiac-failing-little-king = Король — это 4 очка для неё. { $card-9d } ничего не стоит.
lesson-tysiac-failing-cheap = Марьяж: ей 60 очков, и козыри теперь трефы. Треф у вас нет, можно сбросить любую карту. Взятка её, так что дайте дешёвую: { $card-Js }.
lesson-tysiac-failing-cheap-other = Взятка её, а эта карта даст ей больше очков, чем { $card-Js }.
lesson-tysiac-failing-fatten = Смотрите: { $player2 } без бубен, и он побил козырем. Эта взятка ваша общая! Теперь наоборот: добавьте побольше очков.
lesson-tysiac-failing-fatten-king = Эту взятку берёт { $player2 }, здесь ваши очки в безопасности. Положите { $card-Td_acc }, иначе её потом может забрать { $player1 }.
lesson-tysiac-failing-ace = { $player2 } ходит { $card-Qh_ins }, а { $player1 } играет после вас. Возьмите взятку самой дорогой картой.
lesson-tysiac-failing-ace-other = Положите { $card-Ah_acc }: никакая черва его не побьёт, и это сразу 11 очков вашей стороне.
lesson-tysiac-failing-lead = Теперь ходите вы. Может быть, у неё ({ $player1 }) больше нет червей. Тогда черва отнимет у неё козырь. Попробуйте { $card-Kh_ins }.
lesson-tysiac-failing-lead-ten = Если она побьёт козырем, ваша десятка достанется ей. Король — приманка дешевле.
lesson-tysiac-failing-lead-other = Ходите червой: если их у неё нет, она потратит козырь.
lesson-tysiac-failing-spade = Получилось. А теперь { $player2 } побил тузом { $card-Qs_acc }. У вас только одна пика.
lesson-tysiac-failing-any = Пик больше нет: кладите любую карту.
lesson-tysiac-failing-end = { $player1 } набрала 133 очка, не хватило семи: она теряет 140. Ваши очки остаются вам. Был и другой выход: увидев прикуп, она могла сдаться. Это называется расписать. Тогда никто не играет, ей ничего не пишут, а каждый из вас получает половину её заявки, но не меньше 60. Два раза за партию это ничего не стоит. Каждый третий раз стоит 120.

## Lesson 5: the barrel and the end

lesson-tysiac-barrel = Бочка и победа
lesson-tysiac-barrel-bid = Партия идёт до 1000. Кто дошёл до 880, тот на бочке, как вы сейчас: счёт стоит на 880, и выиграть можно только заказом не меньше 120. Начните со 100.
lesson-tysiac-barrel-bid-high = Для начала хватит и 100. Поднимете, когда увидите прикуп.
lesson-tysiac-barrel-give = Оба пасуют, а в прикупе { $card-Ah }! Отдайте то, что ничего не стоит: { $card-9s_acc } получит { $player1 }, а { $card-9d_acc } получит { $player2 }.
lesson-tysiac-barrel-give-marriage = Только не марьяж: это 100 очков.
lesson-tysiac-barrel-give-heart = Червы будут козырями. Оставьте все.
lesson-tysiac-barrel-give-ace = Туз слишком хорош, чтобы его отдавать.
lesson-tysiac-barrel-give-swapped = Почти: { $card-9s_acc } получит { $player1 }, а { $card-9d_acc } получит { $player2 }.
lesson-tysiac-barrel-give-other = Отдайте обе девятки: они не стоят ни очка.
lesson-tysiac-barrel-contract = Теперь поднимите заказ до 120. На бочке меньше не годится. На это у вас три раздачи, и одна уже прошла. Очки защитника в них не считаются.
lesson-tysiac-barrel-contract-low = Мало: меньше 120 — и вы остаётесь на бочке, а одна из трёх раздач потрачена.
lesson-tysiac-barrel-contract-high = 880 и 120 — это 1000. Больше и не нужно, так что не рискуйте.
lesson-tysiac-barrel-ace = Ходите { $card-Ah_ins }. Он выиграет и выманит червы, которые могли бы потом побить ваши карты.
lesson-tysiac-barrel-ace-spade = Пики подождут. Начните { $card-Ah_ins }: он выманит червы у других.
lesson-tysiac-barrel-ace-other = { $card-Ah } — самая надёжная карта: её никто не побьёт.
lesson-tysiac-barrel-declare = Теперь объявите марьяж, с ходом королём или дамой.
lesson-tysiac-barrel-declare-silent = Объявите марьяж, иначе 100 очков пропадут.
lesson-tysiac-barrel-declare-other = Сначала марьяж: это почти всё, что вам нужно.
lesson-tysiac-barrel-free = Вы почти у цели, и все червы у вас: недостающие взятки придут. Остальные карты играйте как хотите.
lesson-tysiac-barrel-end = Вы выиграли, у вас 1000 очков! Три раздачи без такого заказа стоили бы вам 120. И ещё одно: у кого за раздачу нет ни очка, у того пустые руки, и каждый третий такой раз стоит 120. Садитесь за стол: новички вас уже ждут.
