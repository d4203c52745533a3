### Table talk: ready phrases, which each reader gets in their own language.

# $name (String) the player, $phrase (String) one of the phrases below
talk-line = { $name }: { $phrase }
talk-choose = Say something
talk-lines = Last lines, and muting
talk-recent = What was said last
talk-none = Nobody has said anything yet.
talk-mute = Mute a player
talk-mute-kept = You neither see nor hear a player whom you have muted, at any table. This browser keeps it by the player’s name.

## What people at cards say

talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck!
talk-phrase-well-played = Well played!
talk-phrase-nice-try = Nice try!
talk-phrase-what-a-deal = What a deal!
talk-phrase-your-turn = It’s your turn
talk-phrase-one-moment = One moment, please
talk-phrase-sorry = Sorry!
talk-phrase-thank-you = Thank you!
talk-phrase-another-match = Another match?
talk-phrase-must-go = I must go soon
talk-phrase-goodbye = Goodbye!

## Reactions: pictures, and what a screen reader calls them

talk-phrase-thumbs-up = thumbs up
talk-phrase-applause = applause
talk-phrase-smile = a smile
talk-phrase-laugh = laughter
talk-phrase-surprise = surprise
talk-phrase-sad = a sad face
