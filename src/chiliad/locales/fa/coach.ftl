### The coach for the first matches of a player: warnings before a slip. They are addressed to the player who must act.
###
### $card and $other are cards, $points is a number of points, $rank a rank: K, or kings.

help-play-coach = ارزش ورق‌ها، و پیش از هر لغزش بد یک هشدار، از هر نوع یک بار
ask-coach = با این حال انجامش می‌دهید؟ (بله، نه)

## Tysiac

coach-tysiac-values = در تیشونتس آس ۱۱ امتیاز دارد، ده‌لو ۱۰، شاه ۴، بی‌بی ۳، سرباز ۲ و نه‌لو ۰. به همین ترتیب هم یکدیگر را می‌زنند.
coach-tysiac-undeclared = { $card } نصف یک زوج است و با همین ورق می‌توانستید اعلامش کنید: { $points } امتیاز.
coach-tysiac-broken = با { $card } نصف یک زوج را از دست می‌دهید: همراه { $other } و با اعلام { $points } امتیاز دارد.
coach-tysiac-gift = { $card } به هرکس برسد { $points } امتیاز دارد. { $other } کمتر هزینه دارد.
# $name (String) the player who takes the trick
coach-tysiac-given-away = این دست را { $name } می‌برد و { $card } به او { $points } امتیاز می‌دهد. { $other } کمتر می‌دهد.
# $points (Number) what the cards make, counted roughly; $contract (Number) what is promised
coach-tysiac-bold = این زیاد است: ورق‌هایتان حدود { $points } امتیاز می‌سازند و اگر قرارداد { $contract } انجام نشود، همهٔ آن را از دست می‌دهید.

## Mille

coach-mille-values = در میل بی‌بی پیک ۱۰۰ امتیاز دارد، سرباز خشت ۵۰، دولو ۲۰، آس ۱۵، ده‌لو و صورت‌ها ۱۰ و بقیه ۵.
# $card (String) the 2
coach-mille-two = دولو وایلد است: به هر ستی می‌خورد و ۲۰ امتیاز دارد.
# $card (String) the card
coach-mille-fits = می‌توانستید این ورق را به ست خودتان ({ $rank }) اضافه کنید که آنجا به سود شماست.
# $count (Number) of cards in hand
coach-mille-set = از این رتبه ({ $rank }) { $count } ورق دارید: اگر مثل یک ست بخوابانید، به سود شماست.
# $name (String) the other player, $count (Number) of cards in the pack
coach-mille-pack = معلوم است که { $name } دو ورق از این رتبه ({ $rank }) دارد و می‌تواند دورریز { $count } ورقی را بردارد.
