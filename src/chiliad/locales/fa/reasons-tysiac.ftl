### What a hint says of Tysiac: why a move is good. It is addressed to the player who must act.

## What a card does

# $suit (String) s, h, d, c
reason-tysiac-marries =
    { $suit ->
        [s] با اعلام زوج، پیک حکم می‌شود و { $points } امتیاز می‌آورد.
        [h] با اعلام زوج، دل حکم می‌شود و { $points } امتیاز می‌آورد.
        [d] با اعلام زوج، خشت حکم می‌شود و { $points } امتیاز می‌آورد.
       *[c] با اعلام زوج، گشنیز حکم می‌شود و { $points } امتیاز می‌آورد.
    }
reason-tysiac-declares-aces = اعلام چهار آس { $points } امتیاز می‌آورد.
reason-tysiac-marriage-makes = با این { $points } امتیاز قرارداد { $contract } انجام می‌شود.
# $name (String) the other defender
reason-tysiac-void =
    { $suit ->
        [s] { $name } دیگر پیک ندارد و شاید با حکم ببُرد.
        [h] { $name } دیگر دل ندارد و شاید با حکم ببُرد.
        [d] { $name } دیگر خشت ندارد و شاید با حکم ببُرد.
       *[c] { $name } دیگر گشنیز ندارد و شاید با حکم ببُرد.
    }
# $count (Number) the trumps that other players hold
reason-tysiac-draws-trumps =
    { $count ->
        [one] حکم‌ها را بیرون می‌کشد: هنوز { $count } حکم دست دیگران است.
       *[other] حکم‌ها را بیرون می‌کشد: هنوز { $count } حکم دست دیگران است.
    }
reason-tysiac-alone =
    { $suit ->
        [s] کس دیگری پیک ندارد و کسی نمی‌تواند با حکم ببُرد: { $card } دست را می‌برد.
        [h] کس دیگری دل ندارد و کسی نمی‌تواند با حکم ببُرد: { $card } دست را می‌برد.
        [d] کس دیگری خشت ندارد و کسی نمی‌تواند با حکم ببُرد: { $card } دست را می‌برد.
       *[c] کس دیگری گشنیز ندارد و کسی نمی‌تواند با حکم ببُرد: { $card } دست را می‌برد.
    }
reason-tysiac-highest = ورق‌های بالاتر این خال رفته‌اند: اکنون کسی نمی‌تواند { $card } را بزند.
reason-tysiac-unbeaten = کسی نمی‌تواند { $card } را بزند.
reason-tysiac-takes-surely = { $name } نمی‌تواند { $card } را بزند: دست مال شماست.
# $cards (String) one or two cards, $name (String) the player who plays last
reason-tysiac-only-beaten-by = { $name } فقط با { $cards } می‌تواند { $card } را بزند.
# $points (Number) of the trick
reason-tysiac-takes = دست را با { $points } امتیاز می‌برد.
# $name (String) the other defender, who takes the trick, $receiver (String) the declarer, $points (Number) of the card
reason-tysiac-denies = دست را { $name } می‌برد و این { $points } امتیاز دیگر به { $receiver } نمی‌رسد.
reason-tysiac-trick-makes = با این دست قرارداد { $contract } شما انجام می‌شود.
# $name (String) the declarer
reason-tysiac-trick-beats = پس از این دست { $name } دیگر نمی‌تواند قرارداد { $contract } را انجام دهد.

## What the next best card would do instead

# $marriage (String) the marriage of hearts
reason-tysiac-breaks = اگر { $card } را بدهید، { $marriage } ({ $points }) را از دست می‌دهید.
# $cards (String) one or two cards
reason-tysiac-beatable = اما { $card } را می‌توان زد: هنوز { $cards } بیرون است.
reason-tysiac-ruffable = اما { $card } را می‌توان با حکم بُرید.
reason-tysiac-loses-less = دست در هر حال از دست می‌رود: { $card } { $points } امتیاز می‌دهد و { $other } { $other_points }.
reason-tysiac-risks-less = اگر دیگری دست را ببرد، { $card } { $points } امتیاز هزینه دارد و { $other } { $other_points }.
reason-tysiac-enough = برای بردن دست { $card } کافی است و { $other } در دست شما می‌ماند.
reason-tysiac-takes-more = دست در هر حال مال شماست و این‌گونه { $points } می‌ارزد، نه { $other_points }.
# $name (String) the player who takes the trick
reason-tysiac-gives-less = دست را { $name } می‌برد: این ورق { $points } امتیاز می‌دهد و { $other } { $other_points }.
# $points (Number) of the trick
reason-tysiac-saves = { $other } دست را می‌برد، ولی فقط { $points } می‌ارزد: بهتر است آن را نگه دارید.

## How the contract stands

# $name (String) the declarer
reason-tysiac-made =
    { $who ->
        [you] قرارداد شما انجام شده است؛ بقیه فقط امتیاز دیگران را تغییر می‌دهد.
       *[other] { $name } قرارداد را انجام داده است: برای امتیاز خودتان بازی می‌کنید.
    }
reason-tysiac-out-of-reach =
    { $who ->
        [you] قرارداد { $contract } شما دیگر دست‌یافتنی نیست.
       *[other] { $name } دیگر نمی‌تواند { $contract } را انجام دهد: برای امتیاز خودتان بازی می‌کنید.
    }
# $points (Number) what the declarer still needs, $left (Number) the points of the cards that nobody has taken
reason-tysiac-needs =
    { $who ->
        [you] تا { $contract } { $points } امتیاز دیگر لازم دارید؛ { $left } امتیاز در ورق‌ها مانده است.
       *[other] { $name } تا { $contract } { $points } امتیاز دیگر لازم دارد؛ { $left } امتیاز در ورق‌ها مانده است.
    }
reason-tysiac-needs-marriage =
    { $who ->
        [you] تا { $contract } { $points } امتیاز دیگر لازم دارید، ولی فقط { $left } امتیاز در ورق‌ها مانده است: زوج لازم است.
       *[other] { $name } تا { $contract } { $points } امتیاز دیگر لازم دارد، ولی فقط { $left } امتیاز در ورق‌ها مانده است: زوج لازم است.
    }
# $move (String) the move with which the choice is compared
reason-tysiac-make-chance =
    { $who ->
        [you] قرارداد را در { $percent } درصد حالت‌ها انجام می‌دهید و پس از «{ $move }» در { $other_percent } درصد.
       *[other] { $name } قرارداد را در { $percent } درصد حالت‌ها انجام می‌دهد و پس از «{ $move }» در { $other_percent } درصد.
    }

## Gifts and concessions

reason-tysiac-makes = اگر بازی کنید، { $contract } را در { $percent } درصد حالت‌ها انجام می‌دهید.
reason-tysiac-cheaper-gift = { $card } { $points } امتیاز می‌دهد و { $other } { $other_points }.
# $count (Number) four or more cards of the suit in hand
reason-tysiac-long-suit =
    { $suit ->
        [s] هر { $count } پیک شما با هم می‌مانند.
        [h] هر { $count } دل شما با هم می‌مانند.
        [d] هر { $count } خشت شما با هم می‌مانند.
       *[c] هر { $count } گشنیز شما با هم می‌مانند.
    }
# $name (String) the receiver
reason-tysiac-completes = اما با { $card } ممکن است { $name } { $marriage } ({ $points }) داشته باشد.
# $award (Number) what each of the others gets; $others (Number) how many they are
reason-tysiac-unseen-talons = هیچ‌کس هیچ‌یک از دو تالون را ندیده است: فرقی نمی‌کند.
reason-tysiac-concede-costs =
    { $others ->
        [1] واگذاری { $points } امتیاز هزینه دارد و به نفر دیگر { $award } می‌دهد.
       *[other] واگذاری { $points } امتیاز هزینه دارد و به هر یک از دیگران { $award } می‌دهد.
    }
reason-tysiac-concede-free =
    { $others ->
        [1] واگذاری برای شما هزینه‌ای ندارد و به نفر دیگر { $award } می‌دهد؛ شکست { $contract } هزینه دارد.
       *[other] واگذاری برای شما هزینه‌ای ندارد و به هر یک از دیگران { $award } می‌دهد؛ شکست { $contract } هزینه دارد.
    }

## Bids and contracts

# $points (Number) of all cards, $least (Number) the lowest bid
reason-tysiac-opening = باید خواندن را آغاز کنید و { $points } کافی است.
reason-tysiac-no-marriage = زوجی ندارید: ورق‌ها به‌تنهایی روی هم { $points } امتیاز دارند و باید { $least } بخوانید.
reason-tysiac-holds = { $marriage } ({ $points }) دارید.
# $count (Number) two or more
reason-tysiac-aces =
    { $count ->
        [one] { $count } آس دارید.
       *[other] { $count } آس دارید.
    }
# $name (String) the highest bidder
reason-tysiac-barrel = { $name } روی بشکه است و با انجام { $points } یا بیشتر بازی را می‌برد.
reason-tysiac-leaves-barrel = روی بشکه فقط قرارداد { $points } یا بیشتر برنده است.
reason-tysiac-wins = با انجام { $contract } به { $total } می‌رسید و بازی را می‌برید.
reason-tysiac-raise = { $contract } را در { $percent } درصد حالت‌ها انجام می‌دهید و { $other_contract } را در { $other_percent } درصد؛ قرارداد بالاتر بیشتر می‌دهد.
reason-tysiac-raise-free = { $contract } را به اندازهٔ { $other_contract }، در { $percent } درصد حالت‌ها، انجام می‌دهید و بیشتر می‌دهد.
reason-tysiac-no-raise = { $contract } را در { $percent } درصد حالت‌ها انجام می‌دهید و { $other_contract } را فقط در { $other_percent } درصد.
