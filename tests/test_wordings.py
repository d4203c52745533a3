"""Labels and sentences as an editor of each language wrote them: a wrong wording fails here, even with correct grammar.

A person wrote the expected texts from a reader's list of corrections; they do not come from the catalogues.
"""

import re

import pytest

from chiliad.i18n.language import Language
from chiliad.i18n.words import NAMES, SYMBOLS, Words

YOU = {"who": "you", "name": ""}
BORIS = {"who": "other", "name": "Boris"}
BORIS_RU = {"who": "other", "name": "Борис"}
CLEO = {"who": "other", "name": "Cleo"}
CLEO_UK = {"who": "other", "name": "Клео"}
KLEO_FA = {"who": "other", "name": "کلئو"}

ES = [
    ("mille-chapeau", {**YOU, "other": "Boris"}, "Menos de cero: te llevas un chapeau, una marca para Boris."),
    ("mille-out", YOU, "¡Cierras!"),
    ("mille-out", BORIS, "Boris cierra."),
    ("tysiac-talon", {**CLEO, "bid": 100, "cards": "A♠"}, "Cleo es el tomador, con 100. El talón: A♠."),
    (
        "tysiac-counted-empty_hands",
        {**YOU, "count": 1, "free": 2},
        "Ni un punto: manos vacías, 1 de las 2 sin castigo.",
    ),
    ("tysiac-counted-concessions", {**YOU, "count": 1, "free": 2}, "Abandono 1 de los 2 gratuitos."),
    ("table-say-passed", {"name": "Cleo"}, "Cleo ha pasado"),
    ("table-on-turn", CLEO, "(le toca)"),
    ("table-column-score", {}, "Anotado"),
    ("page-settings-speech", {}, "Qué lee el lector de pantalla"),
    ("page-waiting-code", {}, "O escribe este código en la página de inicio"),
    ("table-sorted", {"sort": "suit"}, "Ordenadas por palo."),
    ("payment-skunk", {"amount": 3}, "3 por el skunk (mofeta)"),
    ("desk-ask-bid", {"low": 105, "high": 220}, "Puja de 105 a 220, o pasa."),
]
PL = [
    ("tysiac-leads", {**YOU, "card": "Qh"}, "Wychodzisz damą kier."),
    ("tysiac-leads", {**BORIS, "card": "Qh"}, "Boris wychodzi damą kier."),
    ("tysiac-gives", {**YOU, "card": "Ks", "receiver": "Boris"}, "Boris dostaje od ciebie króla pik."),
    ("tysiac-gives-hidden", {"name": "Cleo", "receiver": "Boris"}, "Boris dostaje kartę od gracza Cleo."),
    ("mille-out", YOU, "Kończysz!"),
    ("mille-out", BORIS, "Boris kończy."),
    ("table-take", {}, "Weź stos"),
    ("table-select-rank", {"rank": "królów", "count": 3}, "Zaznacz komplet królów (3)"),
    ("table-has-bid", {"points": 100}, "licytuje 100"),
    ("table-on-turn", CLEO, "(ma ruch)"),
    ("desk-concede-wins", {"name": "Boris"}, "W ten sposób Boris wygrywa partię."),
    ("page-settings-keys", {}, "Skróty jednoliterowe"),
    ("table-give-who", {"card": "król pik"}, "Kto dostaje: król pik?"),
    ("table-wilds", {"count": 1}, "1 joker"),
    ("page-loading", {}, "Chwileczkę…"),
]
RU = [
    ("mille-out", YOU, "Вы закрылись!"),
    ("mille-out", BORIS_RU, "Борис закрывается."),
    ("tysiac-leads", {**BORIS_RU, "card": "As"}, "Борис ходит тузом пик."),
    ("tysiac-plays", {**YOU, "card": "Js"}, "Вы кладёте валета пик."),
    ("tysiac-scored-defender", {**YOU, "points": 42, "score": 40}, "В защите у вас набрано 42: плюс 40."),
    ("table-column-score", {}, "Запись"),
    ("table-undo", {}, "Взять ход назад"),
    ("table-undo-none", {}, "Отменять нечего."),
    ("table-none-legal", {}, "Сейчас ни одна карта не годится."),
    ("table-select-rank", {"rank": "королей", "count": 3}, "Выбрать комплект королей (3)"),
    ("tysiac-barrel-mounts", {**YOU, "total": 880, "deals": 3}, "Вы на бочке, счёт 880; на победу у вас 3 раздачи."),
    ("page-no-connection", {}, "Нет связи со столом. Проверьте соединение и попробуйте ещё раз."),
    ("page-join-heading", {}, "Присоединиться к столу"),
    ("desk-concede-wins", {"name": "Борис"}, "Борис этим выигрывает партию."),
    ("payment-skunk", {"amount": 3}, "3 за скунса"),
    ("page-waiting-code", {}, "Или введите этот код на главной странице"),
    ("table-wilds", {"count": 2}, "2 джокера"),
]
FA = [
    ("mille-out", YOU, "ورق‌هایتان تمام شد!"),
    ("mille-out", {"who": "other", "name": "بوریس"}, "بوریس دستش را تمام کرد."),
    ("page-hidden-card", {}, "ورق بسته"),
    ("table-say-talon-hidden", {}, "تالون بسته است."),
    ("page-settings-keys", {}, "میانبرهای تک‌حرفی"),
    ("table-declarer", {}, "صاحب قرارداد"),
    ("table-tricks", {"count": 2}, "۲ دست برده"),
    ("tysiac-plays", {**YOU, "card": "Ks"}, "شما شاه پیک را بازی کردید."),
    ("tysiac-scored-award", {**KLEO_FA, "score": 60}, "کلئو از واگذاری ۶۰ امتیاز گرفت."),
    ("tysiac-passes", YOU, "شما پاس دادید."),
    ("table-say-no-bid", {"name": "کلئو"}, "کلئو: هنوز نخوانده"),
    ("table-on-turn", KLEO_FA, "(نوبت اوست)"),
    ("table-none-legal", {}, "اکنون هیچ ورقی قابل بازی نیست."),
    ("desk-why-marriages", {"marriages": "زوج پیک", "limit": 160}, "زوج پیک دارید: تا ۱۶۰."),
    ("page-loading", {}, "یک لحظه…"),
]
UK = [
    ("language-name", {}, "Українська"),
    ("game-tysiac", {}, "Тисяча"),
    ("tysiac-leads", {**CLEO_UK, "card": "As"}, "Клео ходить піковим тузом."),
    ("tysiac-plays", {**YOU, "card": "9c"}, "Ви кладете трефову девʼятку."),
    ("tysiac-talon", {**CLEO_UK, "bid": 100, "cards": "A♠"}, "Розігрує Клео, замовлення 100. Прикуп: A♠."),
    ("tysiac-scored-defender", {**YOU, "points": 42, "score": 40}, "У захисті у вас набрано 42: плюс 40."),
    (
        "tysiac-barrel-mounts",
        {**YOU, "total": 880, "deals": 3},
        "Ви на бочці, рахунок 880; на перемогу у вас 3 роздачі.",
    ),
    ("mille-out", YOU, "Ви закрилися!"),
    ("mille-discards", {**YOU, "card": "Th"}, "Ви скидаєте чирвову десятку."),
    ("desk-ask-bid", {"low": 105, "high": 220}, "Заявіть від 105 до 220 або пасуйте."),
    ("desk-why-marriages", {"marriages": "чирвовий марʼяж", "limit": 220}, "У вас чирвовий марʼяж: можна до 220."),
    ("table-select-rank", {"rank": "королів", "count": 3}, "Вибрати комплект королів (3)"),
    ("table-points-made", {"points": 3}, "3 очки"),
    ("table-tricks", {"count": 5}, "5 взяток"),
    ("table-wilds", {"count": 2}, "2 джокери"),
    ("table-undo", {}, "Повернути хід"),
    ("page-new-game-seats", {"count": 3}, "3 гравці"),
    ("page-settings-speech", {}, "Що промовляє зчитувач екрана"),
    ("page-loading", {}, "Хвилинку…"),
    ("payment-skunk", {"amount": 3}, "3 за скунса"),
]
FR = [
    ("mille-out", YOU, "Tu sors!"),
    (
        "mille-chapeau",
        {**YOU, "other": "Boris"},
        "Sous zéro\N{NO-BREAK SPACE}: tu reçois un chapeau, une marque pour Boris.",
    ),
    ("mille-discards", {**YOU, "card": "As"}, "Tu jettes l’as de pique."),
    ("mille-draws", {**YOU, "card": "Qh"}, "Tu pioches la dame de cœur."),
    ("tysiac-leads", {**BORIS, "card": "Kd"}, "Boris entame avec le roi de carreau."),
    ("tysiac-table-contract", {**CLEO, "points": 100, "cards": "A♣"}, "Cleo a le contrat, à 100. Le talon était A♣."),
    ("table-add-title", {"rank": "as"}, "Ajouter aux as"),
    ("table-wilds", {"count": 2}, "2 jokers"),
    ("table-wilds", {"count": 0}, "0 joker"),
    ("table-menu-sheet", {}, "Feuille de score"),
    ("deal-begins", {**YOU, "number": 3}, "Donne 3. C’est toi qui donnes."),
    ("table-back", {}, "Me revoilà"),
]
EDITED = {"es": ES, "fa": FA, "pl": PL, "ru": RU}
EDITED["uk"] = UK
EDITED["fr"] = FR
WORDINGS = [(code, *one) for code, ones in EDITED.items() for one in ones]


@pytest.mark.parametrize("code,message,args,wanted", WORDINGS, ids=[f"{one[0]}-{one[1]}" for one in WORDINGS])
def test_a_label_has_the_editors_words(code, message, args, wanted):
    card = str(args.get("card", ""))
    is_card = len(card) == 2  # as records write it; this test names it
    words = Words(Language(code, isolating=False), NAMES if is_card else SYMBOLS)
    given = {**args, "card": words.card(card)} if is_card else args
    assert words.text(message, **given) == wanted


@pytest.mark.parametrize("code", EDITED)
def test_no_blank_stands_before_an_ellipsis(code):
    from fluent.syntax import FluentSerializer, ast

    from catalogues import all_messages, patterns

    for name, message in all_messages(code).items():
        for pattern in patterns(message).values():
            text = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("m"), pattern)) if pattern else ""
            assert " …" not in text or name == "usage-commands", name


def test_french_has_the_blanks_of_quebec():
    from catalogues import FILES, LOCALES

    for file in FILES:
        for line in (LOCALES / "fr" / file).read_text(encoding="utf-8").splitlines():
            assert not re.search(r"\w[ ][:%»!]|[}»)][ ][:%»!?]|«[ ]|«\w|\w»|'", line), (file, line)
