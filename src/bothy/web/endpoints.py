"""The HTTP API, declared once: routes, OpenAPI, docs and client types follow from this list."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bothy.host import api, learning_api, place_api, review_api
from bothy.host import protocol as say
from bothy.host.notices import api as notices_api
from bothy.locales import PARTS
from bothy.study.workshop import api as workshop_api


class Query(Struct, frozen=True):
    """A value in the address after `?`: a number between two others, or one of some words."""

    name: str
    about: str
    default: int | str
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()


class Endpoint(Struct, frozen=True):
    """One thing that can be asked."""

    method: str
    path: str
    name: str
    """The method of `Replies` or `NoticeReplies` that answers."""
    about: str
    reply: Any
    """The type of the answer; a media type where it is a text."""
    otherwise: Any = None
    """The type of the answer where it cannot be that text."""
    body: Any = None
    status: int = 200
    """The HTTP status of the answer."""
    query: tuple[Query, ...] = ()
    errors: tuple[int, ...] = ()
    secret: str = ""
    """Which link's secret is wanted as a bearer token, if any."""


VIEWER = Query("viewer", "a seat; -1 for a spectator, -2 for all open after the end, -3 for oneself", -3, -3, 15)
PLACE = "the key of a device"
EYES = "the seat's before the end; any after it, unless the table is public"
REVIEWED = "any but the invite, unless the table is public"
ENDPOINTS = (
    Endpoint("GET", "/api/health", "health", "Whether the server is well.", api.Health),
    Endpoint(
        "GET", "/api/ready", "ready", "Whether the server takes tables: a proxy asks before it sends anybody there.",
        api.Readiness, errors=(503,),
    ),
    Endpoint("GET", "/api/metrics", "metrics", "Figures of this process for Prometheus.", "text/plain"),
    Endpoint("GET", "/api/metrics/house", "house_metrics", "Figures of all processes together.", "text/plain"),
    Endpoint("GET", "/api/openapi.json", "openapi", "This API as an OpenAPI document.", "application/json"),
    Endpoint("GET", "/api/me", "me", "Who one is. A newcomer gets a friendly name.", api.Me),
    Endpoint("POST", "/api/me", "call_me", "Be called otherwise.", api.Me, body=api.CallMe, errors=(400, 413)),
    Endpoint("GET", "/api/games", "games", "The games there are.", list[api.GameInfo]),
    Endpoint("GET", "/api/games/{game}", "game", "One game.", api.GameInfo, errors=(404,)),
    Endpoint(
        "GET",
        "/api/games/{game}/reference",
        "reference",
        "What lies in the box of a game, and what its table is made of.",
        api.Reference,
        errors=(404,),
    ),
    Endpoint(
        "GET", "/api/games/{game}/content/{file}", "content", "One file of what lies in the box of a game.",
        dict[str, Any], errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/rules/{language}/{game}",
        "rules",
        "The rules of a game in a language; in English where nobody has translated them.",
        api.Rules,
        errors=(404,),
    ),
    Endpoint(
        "GET", "/api/lessons/{language}/{game}", "lesson", "The lesson of a game: aim, steps, hints for a first game.",
        learning_api.Lesson, errors=(404,),
    ),
    Endpoint(
        "POST", "/api/lessons/{language}/{game}", "learn", "What one meets in a lesson, and what comes of an answer.",
        learning_api.LessonMoment, body=learning_api.LessonPlace, errors=(400, 404, 413),
    ),
    Endpoint(
        "GET", "/api/puzzles", "puzzles", "How many puzzles each game has, and the one of the day.",
        learning_api.Puzzles,
    ),
    Endpoint(
        "GET", "/api/puzzles/{game}/{number}", "puzzle", "A puzzle: a table, and one question.",
        learning_api.PuzzleAsked, errors=(404,),
    ),
    Endpoint(
        "POST", "/api/puzzles/{game}/{number}", "solve_puzzle", "What an answer to a puzzle is worth, and the best.",
        learning_api.PuzzleVerdict, body=learning_api.PuzzleTry, errors=(400, 404, 413),
    ),
    Endpoint(
        "POST", "/api/puzzles/{game}/{number}/play", "play_on",
        "A new table that begins with a puzzle and one's answer to it, against bots.",
        api.Made, body=learning_api.PlayOn, status=201, errors=(400, 404, 409, 413, 429, 503),
    ),
    Endpoint(
        "GET", "/api/turns/{language}/{game}", "turn", "The board of a game with its pieces named, and a worked turn.",
        learning_api.WorkedTurn, errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/words/{language}/{game}",
        "words",
        "The catalogue of a game in a language, as Fluent; `shared` for what all games share.",
        "text/plain",
        query=(Query("part", "all, what one begins with, or what is told later", "all", words=PARTS),),
        errors=(400, 404),
    ),
    Endpoint(
        "GET", "/api/workshop/{language}/{game}", "workshop",
        "A game on the bench: its content in cells, with what each may say, and how we know it.",
        workshop_api.Workshop, errors=(403, 404),
    ),
    Endpoint(
        "POST", "/api/workshop/{language}/{game}/check", "check_draft",
        "What is wrong with changed cells, and the pack that the others make.", workshop_api.Checked,
        body=workshop_api.WorkshopDraft, errors=(400, 403, 404, 409, 413, 503),
    ),
    Endpoint(
        "POST", "/api/workshop/{language}/{game}/open", "open_file", "A pack from a file, in cells.",
        workshop_api.Opened, body=workshop_api.WorkshopFile, errors=(400, 403, 404, 409, 413, 503),
    ),
    Endpoint(
        "GET", "/api/workshop/{language}/{game}/trial", "trial",
        "How far one's trial is, and what it has found. Who does not ask for 20 seconds has left it.",
        workshop_api.Trial, errors=(403, 404),
    ),
    Endpoint(
        "POST", "/api/workshop/{language}/{game}/trial", "begin_trial",
        "Play the same games before and after. One trial a person; a second one takes the place of the first.",
        workshop_api.Trial, body=workshop_api.NewTrial, status=202, errors=(400, 403, 404, 409, 413, 503),
    ),
    Endpoint(
        "POST", "/api/workshop/{language}/{game}/trial/cancel", "cancel_trial",
        "Leave one's trial. What it has found stays.", workshop_api.Trial, errors=(403, 404),
    ),
    Endpoint("GET", "/api/tables", "tables", "The public tables one could join or watch.", api.Tables),
    Endpoint("GET", "/api/lobby", "lobby", "What goes on in the house: public tables and chat.", api.Lobby),
    Endpoint(
        "POST", "/api/lobby", "chat_in_lobby", "Say something to everybody in the house.", say.Chat,
        body=api.SayInLobby, status=201, errors=(400, 413, 503),
    ),
    Endpoint(
        "POST", "/api/mine", "mine", "How it stands at the tables one has kept the links of.", place_api.MyTables,
        body=place_api.MyLinks, errors=(400, 413, 503),
    ),
    Endpoint(
        "POST", "/api/tables", "make_table", "Make a table.", api.Made, body=api.NewTable, status=201,
        errors=(400, 404, 409, 413, 429, 503),
    ),
    Endpoint(
        "POST", "/api/tables/import", "take_up_table",
        "Take up a table that was carried over from another house, in the chairs of all its people.", api.Made,
        body=api.CarriedTable, status=201, errors=(400, 404, 409, 413, 429, 503),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/export", "carry_table",
        "A table as a file, for another house; before the end only for who holds the chairs of all its people.",
        api.CarriedTable, errors=(403, 404, 409, 503), secret="a seat's, or the owner's",
    ),
    Endpoint(
        "GET", "/api/tables/{table}", "table", "A table and who sits there.", say.TablePart, errors=(403, 404, 409),
        secret="any, where nobody may watch",
    ),
    Endpoint(
        "POST", "/api/tables/{table}/join", "join", "Sit down.", api.Seated, body=api.Join, status=201,
        errors=(400, 403, 404, 409, 413, 503), secret="invite, unless the table is public",
    ),
    Endpoint(
        "GET", "/api/tables/{table}/door", "door",
        "A table as everybody sees it who has its address: whose it is, who sits there, and how one gets in.",
        api.Door, errors=(403, 404, 409),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/knock", "knock",
        "Ask for a chair without an invitation. The secret opens it once those who are asked have agreed.",
        api.Seated, body=api.Knock, status=201, errors=(400, 403, 404, 409, 413, 429, 503),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/journal", "journal",
        "The whole journal once the game is over; before that, what one's own seat has seen, as frames.",
        "text/plain", api.Frames, errors=(403, 404, 409, 503), secret="any, unless the table is public",
    ),
    Endpoint(
        "GET", "/api/tables/{table}/frames", "frames", "Moments of a game, as one viewer saw them.", api.Frames,
        query=(
            VIEWER,
            Query("first", "the first moment", 0, 0, 1_000_000),
            Query("count", "how many", 50, 1, 200),
        ),
        errors=(400, 403, 404, 409, 503), secret=EYES,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/story", "story", "All that was told in a game to one viewer, with its moments.",
        api.Story, query=(VIEWER,), errors=(400, 403, 404, 409, 503), secret=EYES,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/what-if", "what_if",
        "A new table that goes on from a moment of a finished game, against bots. What is hidden stays as it was.",
        api.Made, body=api.WhatIf, status=201, errors=(400, 403, 404, 409, 413, 429, 503),
        secret=REVIEWED,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/review", "review",
        "A finished game looked back at: how far that is reckoned, and what there is of it.", review_api.ReviewState,
        query=(Query("known", "how many worlds one has of it, which need not be sent again", -1, -1, 1_000_000),),
        errors=(400, 403, 404, 409, 503), secret=REVIEWED,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/review", "begin_review",
        "Have a finished game looked back at. One a person at a time; bots' thoughts come first.",
        review_api.ReviewState, status=202, errors=(403, 404, 409, 429, 503), secret=REVIEWED,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/review/cancel", "cancel_review", "Leave a review that one has asked for.",
        review_api.ReviewState, errors=(403, 404, 409), secret=REVIEWED,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/text", "text", "The table in words, now or at a moment, as one viewer sees it.",
        api.TextView,
        query=(
            Query("language", "in which language", "en", words=("en", "fr")),
            VIEWER,
            Query("at", "the moment; -1 for now", -1, -1, 1_000_000),
        ),
        errors=(400, 403, 404, 409, 503),
        secret="any for what one sees now, where nobody may watch; else as for frames",
    ),
    Endpoint(
        "POST", "/api/place", "open_place",
        "Have a place: the first key of a person, for this device. The chairs whose links come along become theirs.",
        place_api.PlaceSecret, body=place_api.OpenPlace, status=201, errors=(400, 403, 413, 503),
    ),
    Endpoint(
        "GET", "/api/place", "place", "All that is one's own: tables, results, friends, devices.", place_api.MyPlace,
        errors=(403, 503), secret=PLACE,
    ),
    Endpoint(
        "POST", "/api/place/code", "new_code", "A code for another device, good once within ten minutes.",
        place_api.PlaceSecret, body=place_api.NewCode, status=201, errors=(400, 403, 409, 413, 503), secret=PLACE,
    ),
    Endpoint(
        "POST", "/api/place/keepsake", "keepsake", "A keepsake, which brings the place back on any device.",
        place_api.PlaceSecret, status=201, errors=(403, 409, 503), secret=PLACE,
    ),
    Endpoint(
        "POST", "/api/place/take", "take_place", "Take a place up on this device, by a code or a keepsake.",
        place_api.TakenPlace, body=place_api.TakePlace, status=201, errors=(400, 403, 413, 503),
    ),
    Endpoint(
        "POST", "/api/place/end", "end_key", "End a device or a keepsake.", api.Noted, body=place_api.EndKey,
        errors=(400, 403, 413, 503), secret=PLACE,
    ),
    Endpoint(
        "POST", "/api/place/put-away", "put_away", "Put a table away; a game that is not over is given up.", api.Noted,
        body=place_api.PutAway, errors=(400, 403, 404, 413, 503), secret=PLACE,
    ),
    Endpoint(
        "GET", "/api/place/export", "export", "A copy of all that is one's own, with journals of games that are over.",
        place_api.Export, errors=(403, 503), secret=PLACE,
    ),
    Endpoint(
        "POST", "/api/place/forget", "forget_me",
        "Be forgotten: keys, links, results and notices end; in others' games and chat one has no name any more.",
        api.Noted, errors=(403, 503), secret=PLACE,
    ),
    Endpoint("GET", "/api/notices", "my_notices", "How one wishes to be called back.", notices_api.MyNotices),
    Endpoint(
        "POST", "/api/notices", "wish", "What one wishes to be told, and when not.", notices_api.MyNotices,
        body=notices_api.NoticeWishes, errors=(400, 413, 503),
    ),
    Endpoint(
        "POST", "/api/notices/devices", "add_device", "Let this browser be called.", notices_api.MyNotices,
        body=notices_api.NewDevice, errors=(400, 404, 413, 503),
    ),
    Endpoint(
        "POST", "/api/notices/devices/remove", "remove_device", "Let this browser be called no more.",
        notices_api.MyNotices, body=notices_api.OldDevice, errors=(400, 413, 503),
    ),
    Endpoint(
        "POST", "/api/notices/mail", "set_mail",
        "Have notices by mail. The address is asked first: whoever reads it follows a link.", notices_api.MyNotices,
        body=notices_api.MailWish, errors=(400, 404, 413, 503),
    ),
    Endpoint(
        "POST", "/api/notices/mail/confirm", "confirm_mail", "Say that one wants mail, by what stands in the link.",
        api.Noted, body=notices_api.Confirmation, errors=(400, 413, 503),
    ),
    Endpoint(
        "POST", "/stop/{secret}", "stop_mail",
        "End mail, as every mail says: by its link, or by the button of a mail program (RFC 8058).", api.Noted,
        errors=(503,),
    ),
    Endpoint(
        "POST", "/api/notices/room", "set_room", "Have a chat room told when it is one's turn.", notices_api.MyNotices,
        body=notices_api.RoomWish, errors=(400, 404, 413, 503),
    ),
    Endpoint(
        "POST", "/api/notices/feed", "set_feed", "Have a feed of one's turns, or a new address for it.",
        notices_api.MyNotices, body=notices_api.FeedWish, errors=(400, 404, 413, 503),
    ),
    Endpoint(
        "POST", "/api/notices/try", "try_notices", "Be told something, to see whether it works.", notices_api.Tried,
        errors=(400, 503),
    ),
    Endpoint(
        "GET", "/api/feeds/{secret}/turns.atom", "feed", "One's turns for a feed reader.", "application/atom+xml",
        errors=(403,),
    ),
    Endpoint(
        "GET", "/api/feeds/{secret}/turns.ics", "feed_calendar", "One's turns for a calendar.", "text/calendar",
        errors=(403,),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/bell", "bell", "Whether one is called for a table.", notices_api.Ringing,
        errors=(403, 404, 409), secret="the seat's",
    ),
    Endpoint(
        "POST", "/api/tables/{table}/bell", "ring", "Be called for a table, or not.", notices_api.Ringing,
        body=notices_api.Ringing, errors=(400, 403, 404, 409, 413, 503), secret="the seat's",
    ),
)  # fmt: skip
SOCKET = "/api/tables/{table}/socket"
