### The lessons of Tysiac. Each is one deal; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $player1 is the name of the player on the left, $player2 of the next one.
### In all lessons player 1 is Mila, a woman, and player 2 is Leo, a man.

## Lesson 1: tricks

lesson-tysiac-tricks = Як беруть взятки
lesson-tysiac-tricks-lead = Вітаємо! У цьому першому уроці ви бачите карти всіх гравців. Починаєте ви: покладіть на стіл { $card-Ac_acc }. { $player1 } і { $player2 } теж мають покласти трефу, якщо вона є. Найстарша трефа забирає всі три карти. Це взятка.
lesson-tysiac-tricks-lead-ace = Цей туз теж виграв би. Але почніть, будь ласка, з треф: потім може виграти ваша трефова десятка.
lesson-tysiac-tricks-lead-nine = Девʼятка наймолодша: її побʼють. Ходіть { $card-Ac_ins }.
lesson-tysiac-tricks-lead-other = Почніть із карти, якої ніхто не побʼє: найстарша трефа — { $card-Ac }.
lesson-tysiac-tricks-ten = Взятка ваша, а хто взяв, той і ходить далі. Порядок такий: туз, десятка, король, дама, валет, девʼятка. Так, десятка йде одразу за тузом! Тож тепер найстарша трефа — { $card-Tc }. Ходіть із неї.
lesson-tysiac-tricks-ten-other = Ще раз трефи: туза вже немає, і ніхто не побʼє { $card-Tc_acc }.
lesson-tysiac-tricks-values = { $player1 } лишилася без треф і скинула бубну. Така карта ніколи не виграє. Навіщо брати взятки? Карти — це очки: туз 11, десятка 10, король 4, дама 3, валет 2, девʼятка 0. Тепер ходіть { $card-Ah_ins }.
lesson-tysiac-tricks-values-other = Спершу чирви: ніхто не побʼє { $card-Ah_acc }, а за ним піде чирвова десятка.
lesson-tysiac-tricks-again = 11 за туза і 4 за короля. Тепер ваша десятка — найстарша чирва: візьміть наступну взятку, ходіть { $card-Th_ins }.
lesson-tysiac-tricks-again-other = Ще рано. Зараз ніхто не побʼє { $card-Th_acc }: з неї й ходіть.
lesson-tysiac-tricks-losing = Усіх взяток ніхто не бере. Пікового туза має { $player1 }. Ходіть { $card-Ks_ins } і віддайте цю взятку: після цього ваша десятка стане найстаршою пікою.
lesson-tysiac-tricks-losing-ace = Залиште { $card-Ad_acc } на потім: це певна взятка. Спершу виманіть пікового туза своїм королем.
lesson-tysiac-tricks-losing-nine = Якщо піти девʼяткою, { $player1 } візьме дамою, а туз залишиться в неї. Ходіть { $card-Ks_ins }.
lesson-tysiac-tricks-losing-other = Туз, якого має { $player1 }, забере вашу десятку, а це 10 очок. Король коштує вам лише 4.
lesson-tysiac-tricks-follow = Взятку взяла { $player1 }, тож тепер ходить вона: { $card-Qs }. У вас є піки, отже, ви мусите покласти піку. Це зветься ходити в масть, і це перше правило гри. Яка з ваших пік виграє?
lesson-tysiac-tricks-follow-nine = Девʼятку покласти можна, але тоді візьме { $player1 }. { $card-Ts } бʼє її даму.
lesson-tysiac-tricks-last = Добре взято. Обидві ваші останні карти тепер найстарші у своїй масті. Ходіть будь-якою.
lesson-tysiac-tricks-final = І остання.
lesson-tysiac-tricks-end = Це була ціла роздача! В усіх картах 120 очок, і 103 з них ваші. Ви обіцяли 100, тому вам пишуть 100; іншим пишуть їхні очки, округливши до 5. Далі на вас чекають король і дама, які одружуються.

## Lesson 2: a marriage makes trump

lesson-tysiac-marriage = Марʼяж призначає козирі
lesson-tysiac-marriage-first = Відтепер ви бачите лише свої карти. У вас чирвові король і дама. Це марʼяж: він приносить 100 очок, якщо піти однією з цих карт і оголосити його. Першим ходом оголошувати не можна, тому почніть { $card-As_ins }.
lesson-tysiac-marriage-first-other = Цю взятку треба взяти, щоб ходити далі. Напевно бере лише { $card-As }.
lesson-tysiac-marriage-declare = Тепер можна: ходіть { $card-Qh_ins } й оголосіть марʼяж. 100 очок одразу ваші, а чирви стають козирями. Козир бʼє будь-яку карту іншої масті.
lesson-tysiac-marriage-declare-king = Король теж годиться, але якщо взятку заберуть, дама віддасть на очко менше. Оголосіть, ходіть { $card-Qh_ins }.
lesson-tysiac-marriage-declare-silent = Без оголошення марʼяж пропаде. Виберіть хід, який його оголошує: { $card-Qh }.
lesson-tysiac-marriage-declare-other = Спершу марʼяж: на руках чекають 100 очок.
lesson-tysiac-marriage-cheap = { $player1 } взяла, поклавши { $card-Ah_acc }, але ваші 100 очок залишилися. Тепер вона ходить { $card-Ts_ins }. Ви мусите покласти піку, а виграти не можете: покладіть дешевшу.
lesson-tysiac-marriage-cheap-king = Десятка бʼє короля, і { $player1 } отримає на 4 очки більше. { $card-9s } не коштує нічого.
lesson-tysiac-marriage-trump = Бубон у вас немає. Тоді треба покласти козир, якщо він є. Навіть малий козир бʼє { $card-Ad_acc }!
lesson-tysiac-marriage-trump-high = Це теж виграло б, але вистачить і карти { $card-9h }. Великі козирі збережіть на потім.
lesson-tysiac-marriage-highest = Її туз за вашу девʼятку! Усі старші піки вже вийшли, тож тепер виграє { $card-Ks }. Ходіть.
lesson-tysiac-marriage-highest-nine = Трохи згодом. Спершу певна взятка: { $card-Ks }.
lesson-tysiac-marriage-highest-trump = Бережіть козирі: вони повернуть вам хід. { $card-Ks } — теж певна взятка.
lesson-tysiac-marriage-loser = Одна ваша карта не виграє: { $card-9c }. Ходіть нею зараз, поки козирі можуть повернути вам хід.
lesson-tysiac-marriage-loser-trump = Притримайте два козирі. Ходіть { $card-9c_ins }: хоч би що пішло потім, ви це побʼєте козирем.
lesson-tysiac-marriage-back = { $player2 } ходить { $card-Kd_ins }, а у вас самі козирі. Візьміть взятку будь-яким.
lesson-tysiac-marriage-final = Вашого останнього козиря ніхто не спинить.
lesson-tysiac-marriage-end = 177 очок: 100 за марʼяж і 77 у взятках. Бубновий марʼяж коштує 80, трефовий 60, піковий 40. Замовлення було 150, тож цього вистачило. Другий марʼяж у тій самій роздачі змінює козир на свою масть. Що таке замовлення і звідки воно береться, дізнаєтеся далі.

## Lesson 3: auction, talon and gifts

lesson-tysiac-auction = Торги, прикуп і віддані карти
lesson-tysiac-auction-bid = Кожна роздача починається з торгів: хто обіцяє найбільше очок, грає один проти двох інших. { $player1 } сидить поруч із тим, хто здає, і мусить почати зі 100. У вас марʼяж і два тузи: заявіть 105.
lesson-tysiac-auction-bid-pass = З такими картами не пасують: марʼяж — це 100 очок, а два тузи візьмуть взятки. Заявіть 105.
lesson-tysiac-auction-bid-high = Піднімайте потроху: зараз вистачить 105, а підняти обіцянку можна й потім.
lesson-tysiac-auction-give = Двоє спасували, торги закінчено, розігруєте ви. Ви берете прикуп, три карти зі середини. Віддайте решті по карті: { $card-Jc_acc } отримає { $player1 }, а { $card-Jd_acc } отримає { $player2 }.
lesson-tysiac-auction-give-concede = Розписати — це відмовитися від роздачі. З такими картами це ні до чого: віддайте двох валетів.
lesson-tysiac-auction-give-marriage = Так ви розібʼєте марʼяж, і 100 очок пропадуть.
lesson-tysiac-auction-give-ace = Туз — це певна взятка й 11 очок. Залиште його.
lesson-tysiac-auction-give-heart = Чирви будуть козирями: залиште всі.
lesson-tysiac-auction-give-swapped = Карта правильна, але не для цього гравця: { $card-Jc_acc } отримає { $player1 }, а { $card-Jd_acc } отримає { $player2 }.
lesson-tysiac-auction-give-other = Ця карта придасться вам. Найдешевші — { $card-Jc } і { $card-Jd }.
lesson-tysiac-auction-contract = Тепер назвіть замовлення: стільки очок треба набрати. У торгах вашою межею було 220, усі карти й марʼяж; тепер прикуп відкрито, і межа — 400. Ваші тузи й марʼяж — це 122, тож скажіть 120.
lesson-tysiac-auction-contract-low = Можна обіцяти більше. Вам запишуть рівно замовлення, хоч би скільки очок ви набрали. Назвіть 120.
lesson-tysiac-auction-contract-high = Сміливо. Якщо набрати менше, ніж замовлено, втратите його все. Назвіть 120.
lesson-tysiac-auction-ace = Наберете 120 — запишуть 120. Наберете менше — втратите 120. Почніть із певної взятки: { $card-As }.
lesson-tysiac-auction-ace-diamond = Цей туз піде наступним. Спершу, будь ласка, { $card-As }.
lesson-tysiac-auction-ace-other = Цю карту можуть побити. { $card-As } виграє напевно.
lesson-tysiac-auction-second = Візьміть і другим тузом, поки немає козирів.
lesson-tysiac-auction-second-marriage = Хвилинку! Поки козирів немає, ніхто не побʼє { $card-Ad_acc }. Спершу ходіть ним.
lesson-tysiac-auction-second-other = Спершу друга певна взятка: { $card-Ad }.
lesson-tysiac-auction-declare = Тепер марʼяж. Ходіть { $card-Qh_ins } й оголосіть його.
lesson-tysiac-auction-declare-king = Якщо взятку заберуть, дама обійдеться дешевше. Оголосіть, ходіть { $card-Qh_ins }.
lesson-tysiac-auction-declare-silent = Марʼяж треба оголосити, інакше 100 очок пропадуть. Виберіть хід, який його оголошує: { $card-Qh }.
lesson-tysiac-auction-declare-other = Без марʼяжу до 120 не дійти. Оголосіть його зараз.
lesson-tysiac-auction-queen = { $player2 } узяв взятку й ходить { $card-Td_ins }. Бубна у вас одна, тож вибору немає.
lesson-tysiac-auction-low = Він ходить козирем, а десятки вам не побити. Покладіть наймолодшу чирву.
lesson-tysiac-auction-low-other = Десятка все одно виграє. { $card-9h } нічого не віддає.
lesson-tysiac-auction-trump = Бубон у вас немає: бийте козирем, і якнайдешевше.
lesson-tysiac-auction-trump-king = Вистачить і карти { $card-Jh }. Король візьме ще одну взятку.
lesson-tysiac-auction-king = Ваш король — останній козир у грі: ходіть ним.
lesson-tysiac-auction-king-club = Трефовий туз іще не вийшов. Спершу певна взятка: { $card-Kh }.
lesson-tysiac-auction-end = У вас 143 очки, а запишуть вам 120: рівно замовлення. Решті запишуть їхні очки, округлені до пʼяти. А що, коли замовлення не зіграно?

## Lesson 4: a contract that fails

lesson-tysiac-failing = Незігране замовлення
lesson-tysiac-failing-pass = { $player1 } почала зі 100, { $player2 } спасував. Марʼяжу у вас немає, а в самих картах лише 120 очок на всіх трьох. Пасуйте: цього разу грайте проти неї.
lesson-tysiac-failing-pass-bid = Без марʼяжу це забагато: потрібні майже всі взятки. Пасуйте.
lesson-tysiac-failing-little = { $player1 } віддала вам { $card-9d_acc } й підняла замовлення до 140. Тепер { $player2 } і ви заодно: якщо вона набере менше, то втратить 140. Вона ходить { $card-Ad_ins }, і побити його нічим. Віддайте їй якнайменше.
lesson-tysiac-failing-little-ten = Це подарунок на 10 очок! { $card-9d } нічого не коштує.
lesson-tysiac-failing-little-king = Король — це 4 очки для неї. { $card-9d } нічого не коштує.
lesson-tysiac-failing-cheap = Марʼяж: їй 60 очок, і козирі тепер трефи. Треф у вас немає, тож можна скинути будь-яку карту. Взятка її, тому дайте дешеву: { $card-Js }.
lesson-tysiac-failing-cheap-other = Взятка її, а ця карта дасть їй більше очок, ніж { $card-Js }.
lesson-tysiac-failing-fatten = Дивіться: { $player2 } не мав бубон і побив козирем. Ця взятка вашого боку! Тепер навпаки: додайте якнайбільше очок.
lesson-tysiac-failing-fatten-king = Цю взятку бере { $player2 }, тут ваші очки в безпеці. Покладіть { $card-Td_acc }, інакше її потім може забрати { $player1 }.
lesson-tysiac-failing-ace = { $player2 } ходить { $card-Qh_ins }, а { $player1 } грає після вас. Візьміть взятку найдорожчою картою.
lesson-tysiac-failing-ace-other = Покладіть { $card-Ah_acc }: жодна чирва його не побʼє, і це одразу 11 очок вашому боку.
lesson-tysiac-failing-lead = Тепер ходите ви. Може бути, що { $player1 } вже не має чирв. Тоді чирва відбере в неї козир. Спробуйте { $card-Kh_ins }.
lesson-tysiac-failing-lead-ten = Якщо вона побʼє козирем, ваша десятка дістанеться їй. Король — дешевша принада.
lesson-tysiac-failing-lead-other = Ходіть чирвою: якщо їх у неї немає, вона витратить козир.
lesson-tysiac-failing-spade = Вийшло. А тепер { $player2 } побив тузом { $card-Qs_acc }. У вас лише одна піка.
lesson-tysiac-failing-any = Пік більше немає: кладіть будь-яку карту.
lesson-tysiac-failing-end = { $player1 } набрала 133 очки, забракло семи: вона втрачає 140. Ваші очки залишаються вам. Був і інший вихід: побачивши прикуп, вона могла здатися. Це називається розписати. Тоді ніхто не грає, їй нічого не пишуть, а кожен із вас отримує половину її заявки, але щонайменше 60. Двічі за партію це нічого не коштує. Кожен третій раз коштує 120.

## Lesson 5: the barrel and the end

lesson-tysiac-barrel = Бочка й перемога
lesson-tysiac-barrel-bid = Партія йде до 1000. Хто дійшов до 880, той на бочці, як ви зараз: рахунок стоїть на 880, і перемогти можна лише замовленням не менше 120. Почніть зі 100.
lesson-tysiac-barrel-bid-high = Для початку вистачить і 100. Піднімете, коли побачите прикуп.
lesson-tysiac-barrel-give = Обоє пасують, а в прикупі { $card-Ah }! Віддайте те, що нічого не варте: { $card-9s_acc } отримає { $player1 }, а { $card-9d_acc } отримає { $player2 }.
lesson-tysiac-barrel-give-marriage = Тільки не марʼяж: це 100 очок.
lesson-tysiac-barrel-give-heart = Чирви будуть козирями. Залиште всі.
lesson-tysiac-barrel-give-ace = Туз надто добрий, щоб його віддавати.
lesson-tysiac-barrel-give-swapped = Майже: { $card-9s_acc } отримає { $player1 }, а { $card-9d_acc } отримає { $player2 }.
lesson-tysiac-barrel-give-other = Віддайте обидві девʼятки: вони не варті жодного очка.
lesson-tysiac-barrel-contract = Тепер підніміть замовлення до 120. На бочці менше не годиться. На це у вас три роздачі, і одна вже минула. Очки захисника в них не рахуються.
lesson-tysiac-barrel-contract-low = Замало: менше 120 — і ви лишаєтеся на бочці, а одну з трьох роздач витрачено.
lesson-tysiac-barrel-contract-high = 880 і 120 — це 1000. Більше й не треба, тож не ризикуйте.
lesson-tysiac-barrel-ace = Ходіть { $card-Ah_ins }. Він виграє й виманить чирви, які могли б потім побити ваші карти.
lesson-tysiac-barrel-ace-spade = Піки зачекають. Почніть { $card-Ah_ins }: він виманить чирви в інших.
lesson-tysiac-barrel-ace-other = { $card-Ah } — найнадійніша карта: її ніхто не побʼє.
lesson-tysiac-barrel-declare = Тепер оголосіть марʼяж, ходіть королем або дамою.
lesson-tysiac-barrel-declare-silent = Оголосіть марʼяж, інакше 100 очок пропадуть.
lesson-tysiac-barrel-declare-other = Спершу марʼяж: це майже все, що вам потрібно.
lesson-tysiac-barrel-free = Ви майже біля мети, і всі чирви у вас: потрібні взятки прийдуть. Решту карт грайте, як хочете.
lesson-tysiac-barrel-end = Ви перемогли, у вас 1000 очок! Три роздачі без такого замовлення коштували б вам 120. І ще одне: хто за роздачу не взяв жодного очка, має порожні руки, і кожен третій такий раз коштує 120. Сідайте за стіл: новачки вже чекають на вас.
