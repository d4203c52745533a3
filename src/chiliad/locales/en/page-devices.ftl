### My devices, in the page.

devices-stranger = On this device you have no name yet. If you have a seat on another one, ask for a link there; if you have none left, type your recovery code.
devices-other = Use this seat on another device
devices-other-hint = You get a link and a QR code for your phone, tablet or computer. All your tables are there then too.
devices-other-make = Make a link
devices-other-how = Open this link on your other device. It works once, for five minutes. Give it to nobody else: whoever opens it plays as you.
devices-other-link = Link for your other device
devices-other-qr = QR code with the link for your other device
devices-other-waits = Waiting for your other device …
devices-other-done = Done: { $name } is one of your devices now.
devices-other-gone = This link has ended.
devices-other-again = Make another link
devices-list = Where you are signed in
devices-here = this device
devices-when = Added: { $added }. Last used: { $seen }.
devices-sign-out = Sign out
devices-sign-out-of = Sign out { $name }
devices-signed-out = { $name } is signed out.
devices-signed-out-here = You are signed out on this device.
devices-others-out = Sign all others out
devices-others-sure = All devices except this one lose your seats. If somebody else had one of them, make a new recovery code too.
devices-others-done =
    { $count ->
        [one] One device is signed out.
       *[other] { $count } devices are signed out.
    }
devices-here-out = Sign out here?
devices-here-sure = This device loses your seats; your tables stay.
devices-here-last = It is your last device, and you have no recovery code: you could not come back.
devices-code = Recovery code
devices-code-hint = With five words you come back when you have no device left. Write them down: whoever has them can play as you.
devices-code-none = You have none yet.
devices-code-made = Your code was made: { $date }.
devices-code-make = Make a code
devices-code-new = Make a new code
devices-code-sure = The code that you have now will no longer work.
devices-code-words = Your five words
devices-code-once = They are shown only now.
devices-back = Come back with a recovery code
devices-back-words = Your five words
devices-back-go = Come back
devices-arrive = Your seat on this device
devices-arrive-ask = This link is from { $name }. This device gets the same seats, at all tables.
devices-arrive-yes = Play as { $name } here
devices-arrive-same = You are { $name } on this device already.
devices-arrived = You are { $name } on this device now.
devices-merge-ask = On this device you are { $mine }. If you go on, { $mine } becomes { $name }: all tables and devices of { $mine } go over, and { $mine } is no more. This can’t be undone.
devices-merge-warn = Do so only if you are { $name } yourself: whoever plays as { $name } gets your seats.
devices-merge-no = Stay { $mine }
devices-merge-yes = Become { $name }
devices-kept = What this server keeps of you
devices-export = Save all of it as a file
devices-forget = Forget me …
devices-forget-title = Forget { $name }?
devices-forget-ask = Your name, your devices, your recovery code and the tables where nobody else sits are deleted. You leave your matches; those who played with you see “a player” from then on. This can’t be undone.
devices-forget-yes = Delete all of it
devices-forgotten = You are forgotten here.
devices-offer = You want to find your seat again, on any device?
