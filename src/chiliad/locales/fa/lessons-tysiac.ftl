### The lessons of Tysiac. Each is one deal; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $player1 is the name of the player on the left, $player2 of the next one.
### In all lessons player 1 is Mila, a woman, and player 2 is Leo, a man.

## Lesson 1: tricks

lesson-tysiac-tricks = بردن دست
lesson-tysiac-tricks-lead = سلام! در این درس اول ورق‌های همه را می‌بینید. شما شروع می‌کنید: { $card-Ac } را روی میز بگذارید. { $player1 } و { $player2 } هم اگر گشنیز دارند باید گشنیز بازی کنند. بالاترین گشنیز هر سه ورق را می‌برد. به این می‌گویند یک دست.
lesson-tysiac-tricks-lead-ace = آن آس هم می‌برد. ولی لطفاً با گشنیز شروع کنید: بعدش ده‌لوی گشنیزتان می‌تواند ببرد.
lesson-tysiac-tricks-lead-nine = نه‌لو پایین‌ترین ورق است و دیگران آن را می‌زنند. با { $card-Ac } شروع کنید.
lesson-tysiac-tricks-lead-other = با ورقی شروع کنید که کسی نمی‌تواند بزند: بالاترین گشنیز { $card-Ac } است.
lesson-tysiac-tricks-ten = دست مال شماست، و هرکس دست را ببرد دست بعدی را شروع می‌کند. ترتیب این است: آس، ده‌لو، شاه، بی‌بی، سرباز، نه‌لو. بله، ده‌لو درست بعد از آس است! پس حالا بالاترین گشنیز { $card-Tc } است. با آن شروع کنید.
lesson-tysiac-tricks-ten-other = یک دست دیگر هم با گشنیز: آس رفته است و کسی نمی‌تواند { $card-Tc } را بزند.
lesson-tysiac-tricks-values = { $player1 } دیگر گشنیز نداشت و یک خشت رد کرد. چنین ورقی هیچ‌وقت نمی‌برد. دست بردن به چه درد می‌خورد؟ ورق‌ها امتیاز دارند: آس ۱۱، ده‌لو ۱۰، شاه ۴، بی‌بی ۳، سرباز ۲، نه‌لو ۰. با { $card-Ah } ادامه بدهید.
lesson-tysiac-tricks-values-other = اول دل: کسی نمی‌تواند { $card-Ah } را بزند، و بعد نوبت ده‌لوی دل است.
lesson-tysiac-tricks-again = ۱۱ برای آس و ۴ برای شاه. حالا ده‌لوی شما بالاترین دل است: دست بعدی را با { $card-Th } ببرید.
lesson-tysiac-tricks-again-other = هنوز نه. حالا کسی نمی‌تواند { $card-Th } را بزند: با آن شروع کنید.
lesson-tysiac-tricks-losing = هیچ‌کس همهٔ دست‌ها را نمی‌برد. آس پیک دست { $player1 } است. با { $card-Ks } شروع کنید و بگذارید او ببرد: بعد از آن ده‌لوی شما بالاترین پیک است.
lesson-tysiac-tricks-losing-ace = { $card-Ad } را برای بعد نگه دارید: حتماً یک دست می‌برد. اول با شاهتان آس پیک را بیرون بکشید.
lesson-tysiac-tricks-losing-nine = با نه‌لو، { $player1 } با بی‌بی می‌برد و آسش می‌ماند. با { $card-Ks } شروع کنید.
lesson-tysiac-tricks-losing-other = آس { $player1 } ده‌لوی شما را می‌برد و این ۱۰ امتیاز است. شاه فقط ۴ امتیاز هزینه دارد.
lesson-tysiac-tricks-follow = { $player1 } دست را برد و حالا او شروع می‌کند: { $card-Qs }. شما پیک دارید، پس باید پیک بازی کنید. این بازی کردن از خال زمین است و قاعدهٔ اول بازی. کدام پیک شما می‌برد؟
lesson-tysiac-tricks-follow-nine = نه‌لو مجاز است، ولی آن‌وقت { $player1 } می‌برد. { $card-Ts } بی‌بی او را می‌زند.
lesson-tysiac-tricks-last = خوب بردید. هر دو ورق آخرتان حالا بالاترین ورق خال خودشان‌اند. با هرکدام که خواستید شروع کنید.
lesson-tysiac-tricks-final = و ورق آخر.
lesson-tysiac-tricks-end = این یک دور کامل بود! همهٔ ورق‌ها روی هم ۱۲۰ امتیاز دارند و ۱۰۳ تای آن مال شماست. قول ۱۰۰ داده بودید، پس ۱۰۰ می‌گیرید؛ دیگران امتیاز خودشان را می‌گیرند، گردشده به پنج. بعدی: شاه و بی‌بی که با هم زوج می‌شوند.

## Lesson 2: a marriage makes trump

lesson-tysiac-marriage = زوج حکم را تعیین می‌کند
lesson-tysiac-marriage-first = از حالا فقط ورق‌های خودتان را می‌بینید. شاه و بی‌بی دل دست شماست. این یک زوج است و ۱۰۰ امتیاز دارد، اگر با یکی از آن‌ها دست را شروع کنید و زوج را اعلام کنید. در دست اول مجاز نیست، پس با { $card-As } شروع کنید.
lesson-tysiac-marriage-first-other = باید این دست را ببرید تا دست بعدی را شما شروع کنید. فقط { $card-As } حتماً می‌برد.
lesson-tysiac-marriage-declare = حالا می‌شود: با { $card-Qh } شروع کنید و زوج را اعلام کنید. ۱۰۰ امتیاز همان لحظه مال شماست و دل حکم می‌شود. حکم همهٔ ورق‌های خال‌های دیگر را می‌زند.
lesson-tysiac-marriage-declare-king = شاه هم می‌شود، ولی اگر کسی این دست را ببرد، بی‌بی یک امتیاز کمتر می‌دهد. با { $card-Qh } اعلام کنید.
lesson-tysiac-marriage-declare-silent = اگر بدون اعلام بازی کنید، زوج از دست می‌رود. حرکتی را انتخاب کنید که با { $card-Qh } اعلام می‌کند.
lesson-tysiac-marriage-declare-other = اول زوج: ۱۰۰ امتیاز در دست شما منتظر است.
lesson-tysiac-marriage-cheap = { $player1 } دست را با { $card-Ah } برد، ولی ۱۰۰ امتیاز شما می‌ماند. حالا با { $card-Ts } شروع کرده است. باید پیک بازی کنید و نمی‌توانید ببرید: پس ارزان‌تر را بازی کنید.
lesson-tysiac-marriage-cheap-king = ده‌لو شاه را می‌زند و { $player1 } چهار امتیاز بیشتر می‌گیرد. { $card-9s } هزینه‌ای ندارد.
lesson-tysiac-marriage-trump = خشت ندارید. در این صورت، اگر حکم دارید باید حکم بازی کنید. حتی یک حکم کوچک { $card-Ad } را می‌زند!
lesson-tysiac-marriage-trump-high = آن هم می‌برد، ولی { $card-9h } کافی است. حکم‌های بالا را برای بعد نگه دارید.
lesson-tysiac-marriage-highest = آس او با نه‌لوی شما! همهٔ پیک‌های بالاتر بازی شده‌اند و حالا { $card-Ks } می‌برد. با آن شروع کنید.
lesson-tysiac-marriage-highest-nine = کمی بعد. اول دستی که حتمی است: { $card-Ks }.
lesson-tysiac-marriage-highest-trump = حکم‌ها را نگه دارید: برای برگشتن به شروع لازمشان دارید. { $card-Ks } هم حتمی است.
lesson-tysiac-marriage-loser = یکی از ورق‌های شما نمی‌تواند ببرد: { $card-9c }. حالا با آن شروع کنید، تا وقتی حکم دارید که برگردید.
lesson-tysiac-marriage-loser-trump = دو حکمتان را کمی نگه دارید. با { $card-9c } شروع کنید: هرچه بعد بیاید، می‌توانید با حکم ببُرید.
lesson-tysiac-marriage-back = { $player2 } با { $card-Kd } شروع کرده و شما فقط حکم دارید. دست را با هرکدام ببرید.
lesson-tysiac-marriage-final = هیچ‌کس نمی‌تواند جلوی حکم آخر شما را بگیرد.
lesson-tysiac-marriage-end = ۱۷۷ امتیاز: ۱۰۰ برای زوج و ۷۷ از دست‌ها. زوج خشت ۸۰، گشنیز ۶۰ و پیک ۴۰ امتیاز دارد. قرارداد ۱۵۰ بود، پس کافی شد. زوج دوم در همان دور، خال خودش را حکم می‌کند. اینکه قرارداد چیست و چطور به دست می‌آید، درس بعدی است.

## Lesson 3: auction, talon and gifts

lesson-tysiac-auction = مزایده، تالون و دادن ورق
lesson-tysiac-auction-bid = هر دور با مزایده شروع می‌شود: کسی که بیشترین امتیاز را قول بدهد، تنها در برابر دو نفر دیگر بازی می‌کند. { $player1 } که کنار ورق‌دهنده نشسته، باید با ۱۰۰ شروع کند. شما یک زوج و دو آس دارید: ۱۰۵ بخوانید.
lesson-tysiac-auction-bid-pass = ورق‌های شما برای پاس زیادی خوب است: زوج ۱۰۰ امتیاز دارد و دو آس دست می‌برند. ۱۰۵ بخوانید.
lesson-tysiac-auction-bid-high = کم‌کم بالا بروید: حالا ۱۰۵ کافی است و بعداً هم می‌توانید قولتان را بالا ببرید.
lesson-tysiac-auction-give = دو نفر پاس داده‌اند، مزایده تمام است و شما صاحب قراردادید. تالون، یعنی سه ورق وسط، را برمی‌دارید. به هرکدام از دو نفر دیگر یک ورق بدهید: { $card-Jc } به { $player1 } و { $card-Jd } به { $player2 }.
lesson-tysiac-auction-give-concede = واگذار کردن یعنی دست کشیدن از دور. با این ورق‌ها لازم نیست: دو سربازتان را بدهید.
lesson-tysiac-auction-give-marriage = این زوج شما را می‌شکند و ۱۰۰ امتیاز می‌رود.
lesson-tysiac-auction-give-ace = آس یک دست حتمی و ۱۱ امتیاز است. نگهش دارید.
lesson-tysiac-auction-give-heart = دل حکم خواهد شد: همه‌اش را نگه دارید.
lesson-tysiac-auction-give-swapped = ورق درست است، ولی برای نفر دیگر: { $card-Jc } به { $player1 } و { $card-Jd } به { $player2 }.
lesson-tysiac-auction-give-other = آن ورق به درد خودتان می‌خورد. ارزان‌ترین‌ها { $card-Jc } و { $card-Jd } هستند.
lesson-tysiac-auction-contract = حالا قراردادتان را بگویید: امتیازی که باید به دست بیاورید. در مزایده حد شما ۲۲۰ بود، همهٔ ورق‌ها و زوجتان؛ حالا که تالون دیده شده، حد ۴۰۰ است. آس‌ها و زوجتان روی هم ۱۲۲ امتیاز است، پس بگویید ۱۲۰.
lesson-tysiac-auction-contract-low = می‌توانید بیشتر قول بدهید. هر قدر هم امتیاز بگیرید، فقط خود قرارداد برایتان نوشته می‌شود. بگویید ۱۲۰.
lesson-tysiac-auction-contract-high = چه جسارتی! اگر کمتر از قرارداد بگیرید، همهٔ آن را از دست می‌دهید. بگویید ۱۲۰.
lesson-tysiac-auction-ace = اگر ۱۲۰ بگیرید، ۱۲۰ برایتان نوشته می‌شود. اگر کمتر بگیرید، ۱۲۰ از دست می‌دهید. با یک دست حتمی شروع کنید: { $card-As }.
lesson-tysiac-auction-ace-diamond = آن آس نفر بعدی است. لطفاً اول { $card-As }.
lesson-tysiac-auction-ace-other = شاید کسی آن ورق را بزند. { $card-As } حتماً می‌برد.
lesson-tysiac-auction-second = آس دیگر را هم، پیش از آنکه حکمی باشد، بازی کنید.
lesson-tysiac-auction-second-marriage = کمی صبر کنید! تا وقتی حکمی نیست، کسی نمی‌تواند { $card-Ad } را با حکم ببُرد. اول با آن شروع کنید.
lesson-tysiac-auction-second-other = اول دست حتمی دیگرتان: { $card-Ad }.
lesson-tysiac-auction-declare = حالا زوج. با { $card-Qh } شروع کنید و اعلامش کنید.
lesson-tysiac-auction-declare-king = اگر کسی دست را ببرد، بی‌بی کمتر هزینه دارد. با { $card-Qh } اعلام کنید.
lesson-tysiac-auction-declare-silent = باید اعلامش کنید، وگرنه ۱۰۰ امتیاز از دست می‌رود. حرکتی را انتخاب کنید که با { $card-Qh } اعلام می‌کند.
lesson-tysiac-auction-declare-other = بدون زوج به ۱۲۰ نمی‌رسید. حالا اعلامش کنید.
lesson-tysiac-auction-queen = { $player2 } دست را برد و با { $card-Td } شروع کرده است. فقط یک خشت دارید، پس انتخابی نیست.
lesson-tysiac-auction-low = او با حکم شروع کرده و شما نمی‌توانید ده‌لو را بزنید. پایین‌ترین دلتان را بازی کنید.
lesson-tysiac-auction-low-other = ده‌لو در هر حال می‌برد. { $card-9h } چیزی نمی‌دهد.
lesson-tysiac-auction-trump = خشت ندارید: با حکم ببُرید، هرچه ارزان‌تر.
lesson-tysiac-auction-trump-king = { $card-Jh } کافی است. شاهتان یک دست دیگر می‌برد.
lesson-tysiac-auction-king = شاه شما آخرین حکم است: با آن شروع کنید.
lesson-tysiac-auction-king-club = آس گشنیز هنوز در بازی است. اول دست حتمی: { $card-Kh }.
lesson-tysiac-auction-end = شما ۱۴۳ امتیاز گرفتید و ۱۲۰ برایتان نوشته می‌شود: خود قرارداد، نه بیشتر و نه کمتر. برای دیگران امتیاز خودشان نوشته می‌شود، گردشده به مضرب پنج. ولی اگر قراردادی انجام نشود چه؟

## Lesson 4: a contract that fails

lesson-tysiac-failing = قراردادی که انجام نمی‌شود
lesson-tysiac-failing-pass = { $player1 } با ۱۰۰ شروع کرده و { $player2 } پاس داده است. شما زوج ندارید و خود ورق‌ها برای هر سه نفر روی هم فقط ۱۲۰ امتیاز دارند. پاس بدهید و این بار در برابر او بازی کنید.
lesson-tysiac-failing-pass-bid = بدون زوج این زیاد است: تقریباً باید همهٔ دست‌ها را ببرید. پاس بدهید.
lesson-tysiac-failing-little = { $player1 } به شما { $card-9d } داد و قراردادش را به ۱۴۰ رساند. حالا شما و { $player2 } همراهید: اگر او کمتر بگیرد، ۱۴۰ از دست می‌دهد. با { $card-Ad } شروع کرده که کسی نمی‌تواند بزند. هرچه کمتر به او بدهید.
lesson-tysiac-failing-little-ten = این یعنی ۱۰ امتیاز هدیه! { $card-9d } هیچ ارزشی ندارد.
lesson-tysiac-failing-little-king = شاه برای او ۴ امتیاز است. { $card-9d } هیچ ارزشی ندارد.
lesson-tysiac-failing-cheap = یک زوج: ۶۰ امتیاز برای او، و گشنیز حکم است. شما گشنیز ندارید، پس هر ورقی می‌توانید رد کنید. این دست را او می‌برد، پس ورق ارزانی بدهید: { $card-Js }.
lesson-tysiac-failing-cheap-other = این دست را او می‌برد و آن ورق از { $card-Js } امتیاز بیشتری به او می‌دهد.
lesson-tysiac-failing-fatten = ببینید: { $player2 } خشت نداشت و با حکم برید. این دست مال طرف شماست! حالا برعکس عمل کنید و هرچه می‌توانید امتیاز اضافه کنید.
lesson-tysiac-failing-fatten-king = { $player2 } این دست را می‌برد و امتیازهای شما آنجا امن است. { $card-Td } را به او بدهید، وگرنه شاید بعداً به { $player1 } برسد.
lesson-tysiac-failing-ace = { $player2 } با { $card-Qh } شروع کرده و { $player1 } بعد از شما بازی می‌کند. دست را با باارزش‌ترین ورق ببرید.
lesson-tysiac-failing-ace-other = { $card-Ah } را بازی کنید: هیچ دلی آن را نمی‌زند و همین حالا ۱۱ امتیاز به طرف شما می‌آورد.
lesson-tysiac-failing-lead = حالا شما شروع می‌کنید. شاید { $player1 } دیگر دل نداشته باشد. آن‌وقت یک دل او را وادار می‌کند حکم خرج کند. با { $card-Kh } امتحان کنید.
lesson-tysiac-failing-lead-ten = اگر با حکم ببُرد، ده‌لوی شما مال او می‌شود. شاه طعمهٔ ارزان‌تری است.
lesson-tysiac-failing-lead-other = با دل شروع کنید: اگر دیگر دل نداشته باشد، یک حکم خرج می‌کند.
lesson-tysiac-failing-spade = شد! و حالا { $player2 } با آس { $card-Qs } را زده است. شما فقط یک پیک دارید.
lesson-tysiac-failing-any = دیگر پیک ندارید: هرکدام را که خواستید بازی کنید.
lesson-tysiac-failing-end = { $player1 } ۱۳۳ امتیاز گرفت، هفت تا کمتر از قرارداد: ۱۴۰ از دست می‌دهد. امتیازهای شما مال خودتان است. راه دیگری هم داشت: وقتی تالون را دید، می‌توانست از این دور بگذرد. به این می‌گویند واگذار کردن. آن وقت کسی بازی نمی‌کند، برای او چیزی نوشته نمی‌شود و هرکدام از شما نصف پیشنهادش را می‌گیرد، ولی دست‌کم ۶۰. دو بار در هر بازی چیزی کم نمی‌کند. هر بار سوم ۱۲۰ امتیاز کم می‌کند.

## Lesson 5: the barrel and the end

lesson-tysiac-barrel = بشکه، و بردن
lesson-tysiac-barrel-bid = بازی تا ۱۰۰۰ است. هر کس به ۸۸۰ برسد روی بشکه است، مثل حالای شما: جمعش روی ۸۸۰ می‌ماند و فقط با یک قرارداد ۱۲۰ یا بیشتر می‌برد. با ۱۰۰ شروع کنید.
lesson-tysiac-barrel-bid-high = برای شروع ۱۰۰ کافی است. وقتی تالون را دیدید می‌توانید بالا ببرید.
lesson-tysiac-barrel-give = هر دو پاس می‌دهند و در تالون { $card-Ah } است! ورق‌های بی‌ارزش را بدهید: { $card-9s } به { $player1 } و { $card-9d } به { $player2 }.
lesson-tysiac-barrel-give-marriage = زوج را نه: ۱۰۰ امتیاز است.
lesson-tysiac-barrel-give-heart = دل حکم خواهد شد. همه‌اش را نگه دارید.
lesson-tysiac-barrel-give-ace = آس بهتر از آن است که بدهیدش.
lesson-tysiac-barrel-give-swapped = تقریباً: { $card-9s } به { $player1 } و { $card-9d } به { $player2 }.
lesson-tysiac-barrel-give-other = دو نه‌لو را بدهید: هیچ امتیازی ندارند.
lesson-tysiac-barrel-contract = حالا قراردادتان را به ۱۲۰ برسانید. روی بشکه کمتر از آن به کار نمی‌آید. برای این کار سه دور دارید و یکی گذشته است. امتیازی که در آن‌ها در دفاع بگیرید حساب نمی‌شود.
lesson-tysiac-barrel-contract-low = کم است: با کمتر از ۱۲۰ روی بشکه می‌مانید و یکی از سه دور را خرج می‌کنید.
lesson-tysiac-barrel-contract-high = ۸۸۰ و ۱۲۰ می‌شود ۱۰۰۰. بیشتر لازم نیست، پس خطر نکنید.
lesson-tysiac-barrel-ace = با { $card-Ah } شروع کنید. می‌برد و دل‌هایی را بیرون می‌کشد که بعداً می‌توانستند ورق‌های دیگر شما را ببُرند.
lesson-tysiac-barrel-ace-spade = پیک می‌تواند صبر کند. با { $card-Ah } شروع کنید که دل‌ها را از دست دیگران بیرون می‌کشد.
lesson-tysiac-barrel-ace-other = مطمئن‌ترین ورق { $card-Ah } است: کسی نمی‌تواند آن را بزند.
lesson-tysiac-barrel-declare = حالا زوجتان را اعلام کنید، با شاه یا با بی‌بی.
lesson-tysiac-barrel-declare-silent = اعلامش کنید، وگرنه ۱۰۰ امتیاز از دست می‌رود.
lesson-tysiac-barrel-declare-other = اول زوج: تقریباً همهٔ چیزی است که لازم دارید.
lesson-tysiac-barrel-free = تقریباً رسیده‌اید و همهٔ دل‌ها مال شماست: دست‌هایی که لازم دارید می‌آیند. بقیهٔ ورق‌هایتان را هر طور دوست دارید بازی کنید.
lesson-tysiac-barrel-end = با ۱۰۰۰ امتیاز بردید! اگر سه دور بدون چنین قراردادی می‌گذشت، ۱۲۰ امتیاز از دست می‌دادید. یک چیز دیگر: کسی که در یک دور هیچ امتیازی نگیرد دست خالی دارد، و هر سومین دست خالی ۱۲۰ امتیاز کم می‌کند. سر یک میز بنشینید: تازه‌کارها منتظرتان هستند.
