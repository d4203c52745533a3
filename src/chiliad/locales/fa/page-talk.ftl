### گفت‌وگو سر میز: عبارت‌های آماده که هر کس به زبان خود می‌خواند.

talk-line = { $name }: { $phrase }
talk-choose = چیزی بگویید
talk-lines = آخرین گفته‌ها و بی‌صدا کردن
talk-recent = آخرین گفته‌ها
talk-none = هنوز کسی چیزی نگفته است.
talk-mute = بی‌صدا کردن بازیکن
talk-mute-kept = گفته‌های بازیکن بی‌صداشده نه دیده می‌شود و نه شنیده، سر هیچ میزی. این مرورگر او را با نامش به یاد می‌سپارد.

talk-phrase-hello = سلام!
talk-phrase-good-luck = موفق باشید!
talk-phrase-well-played = خوب بازی کردید!
talk-phrase-nice-try = تلاش خوبی بود!
talk-phrase-what-a-deal = عجب دستی آمد!
talk-phrase-your-turn = نوبت شماست
talk-phrase-one-moment = یک لحظه، لطفاً
talk-phrase-sorry = ببخشید!
talk-phrase-thank-you = ممنون!
talk-phrase-another-match = یک بازی دیگر؟
talk-phrase-must-go = کم‌کم باید بروم
talk-phrase-goodbye = خداحافظ!
talk-phrase-thumbs-up = شست بالا
talk-phrase-applause = تشویق
talk-phrase-smile = لبخند
talk-phrase-laugh = خنده
talk-phrase-surprise = تعجب
talk-phrase-sad = چهرهٔ غمگین
