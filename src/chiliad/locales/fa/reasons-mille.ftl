### What a hint says of Mille: moves, and why one is good. It is addressed to the player who must act.

## Moves

hint-mille-take = برداشتن دورریز، روی آن { $card }
hint-mille-lay-discard = خواباندن { $cards }، سپس دور انداختن { $card }
# $ranks (String) the ranks of the sets that the cards are laid on
hint-mille-lay-ranks = خواباندن { $ranks }
hint-mille-lay-ranks-discard = خواباندن { $ranks }، سپس دور انداختن { $card }

## The beginning of a turn

reason-mille-two = دولو وایلد است: به هر ستی می‌خورد و { $points } می‌ارزد.
# $count, $points (Number) of the cards that come to the hand, $fit (Number) how many of them can be laid at once
reason-mille-take-gains =
    { $count ->
        [one] دورریز { $count } ورق به ارزش { $points } به شما می‌دهد؛ { $fit } تای آن‌ها را می‌توان بی‌درنگ خواباند.
       *[other] دورریز { $count } ورق به ارزش { $points } به شما می‌دهد؛ { $fit } تای آن‌ها را می‌توان بی‌درنگ خواباند.
    }
reason-mille-take-lays = با برداشتن آن بی‌درنگ { $points } امتیاز می‌خوابانید.
# $count (Number) 0, 1 or 2 cards below the top card
reason-mille-take-little =
    { $count ->
        [0] دورریز فقط همان ورق رویی است و به قیمت جفت شما تمام می‌شود.
        [one] زیر ورق رویی فقط { $count } ورق است و به قیمت جفت شما تمام می‌شود.
       *[other] زیر ورق رویی فقط { $count } ورق است و به قیمت جفت شما تمام می‌شود.
    }
# $misfit (Number) how many of the cards can not be laid at once
reason-mille-take-burden =
    { $count ->
        [one] برداشتن دورریز { $count } ورق به شما می‌دهد و { $misfit } تای آن‌ها هنوز به چیزی نمی‌خورد.
       *[other] برداشتن دورریز { $count } ورق به شما می‌دهد و { $misfit } تای آن‌ها هنوز به چیزی نمی‌خورد.
    }
# $name (String) the other player
reason-mille-rival-few =
    { $count ->
        [one] برای { $name } فقط { $count } ورق مانده است: ورق‌های دست شما شاید زود منفی حساب شود.
       *[other] برای { $name } فقط { $count } ورق مانده است: ورق‌های دست شما شاید زود منفی حساب شود.
    }
reason-mille-stock =
    { $count ->
        [one] در دک فقط { $count } ورق مانده است.
       *[other] در دک فقط { $count } ورق مانده است.
    }

## What to lay

# $points (Number) the score of the deal
reason-mille-out = دستتان تمام می‌شود و { $points } امتیاز می‌گیرید.
reason-mille-out-natural = بدون وایلد دستتان تمام می‌شود: همه چیز دو برابر، { $points } امتیاز، و یک ستاره.
reason-mille-chapeau = { $name } چیزی روی میز ندارد و زیر صفر می‌رود: شاپو.
reason-mille-eight = با این هر هشت { $rank } را بدون وایلد دارید: دو برابر حساب می‌شود و یک ستاره.
# $before, $after (Number) the score if the other player goes out
reason-mille-above-zero = اگر { $name } دستش را تمام کند، به جای { $before }، { $after } می‌گیرید: بدون شاپو.
reason-mille-lays = { $points } امتیاز بیشتر روی میز می‌آورد؛ در دست منفی حساب می‌شد.
reason-mille-no-wild = بدون وایلد روی میز، تمام کردن دست همهٔ امتیازهای شما را دو برابر می‌کند.
# $count (Number) the cards of the rank that may still come
reason-mille-keeps = { $rank } در دست هنوز می‌تواند دورریز را بردارد؛ از این ورق هنوز بیرون: { $count }.

## What to discard

reason-mille-safe = { $name } نمی‌تواند دو { $rank } داشته باشد: دورریز امن است.
# $count (Number) the cards of the pack with the discard, $card, $other (String) two discards
reason-mille-pack-chance =
    { $count ->
        [one] اگر { $card } را دور بیندازید، { $name } در { $percent } درصد حالت‌ها می‌تواند دورریز { $count } ورقی را بردارد و با { $other } در { $other_percent } درصد.
       *[other] اگر { $card } را دور بیندازید، { $name } در { $percent } درصد حالت‌ها می‌تواند دورریز { $count } ورقی را بردارد و با { $other } در { $other_percent } درصد.
    }
reason-mille-safer =
    { $count ->
        [one] { $name } نمی‌تواند دو { $rank } داشته باشد: دورریز { $count } ورقی امن است؛ با { $other } در { $other_percent } درصد حالت‌ها می‌شد آن را برداشت.
       *[other] { $name } نمی‌تواند دو { $rank } داشته باشد: دورریز { $count } ورقی امن است؛ با { $other } در { $other_percent } درصد حالت‌ها می‌شد آن را برداشت.
    }
reason-mille-pack-alone =
    { $count ->
        [one] { $name } فقط در { $percent } درصد حالت‌ها می‌تواند دورریز { $count } ورقی را بردارد.
       *[other] { $name } فقط در { $percent } درصد حالت‌ها می‌تواند دورریز { $count } ورقی را بردارد.
    }
reason-mille-single = در دست شما چیزی با { $card } جور نیست.
# $name (String) the other player
reason-mille-discarded-before = { $name } پیش‌تر { $rank } دور انداخته و در { $percent } درصد حالت‌ها جفت آن را دارد.
# $rank (String) the rank of the set
reason-mille-fits-set = اما { $card } را هنوز می‌توان به ست خودتان افزود.
reason-mille-breaks-pair = اما دور انداختن { $card } یک جفت را به هم می‌زند.
reason-mille-useless = { $card } به کاری نمی‌آید: دیگر { $rank } نمی‌آید.
reason-mille-dear = اگر { $name } زودتر تمام کند، { $card } در دست { $points } هزینه دارد و { $other } فقط { $other_points }.
