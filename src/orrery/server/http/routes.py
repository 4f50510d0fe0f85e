"""All routes, once: what answers them, what they take and what they answer, for the application and for OpenAPI."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from orrery.server.http import (
    devices,
    editions,
    farewell,
    games,
    guests,
    history,
    lessons,
    manifest,
    pages,
    push,
    puzzles,
    seats,
    service,
    studies,
    tables,
)
from orrery.server.http.exchange import answer
from orrery.server.http.site import Site
from orrery.server.wire import incoming, mine, outgoing, studying
from orrery.server.wire.schema import TEXT, Operation, document

_TABLE: Final = "/api/tables/{table}"
_SEATED: Final = (400, 403, 404, 409, 413)

_STUDY: Final = "/api/studies/{study}"
_MOMENT: Final = ("key", "line", "move", "seat", "theme", "language")
_STUDIES: Final = (
    Operation(
        "GET", "/api/studies", "The records that you opened", studies.mine, studying.StudiesReply, query=("language",)
    ),
    Operation(
        "POST",
        "/api/studies",
        "Open a record, or copy a study",
        studies.create,
        studying.StudyReply,
        body=studying.NewStudy,
        errors=_SEATED,
        status=201,
        query=("language",),
    ),
    Operation(
        "GET",
        _STUDY,
        "A game that is over, or an opened record, with its lines and comments",
        studies.study,
        studying.StudyReply,
        errors=(404, 409),
        query=("key", "language"),
    ),
    Operation("DELETE", _STUDY, "Forget an opened record", studies.remove, outgoing.Empty, errors=(403, 404, 409)),
    *(
        Operation(
            "POST",
            f"{_STUDY}/{path}",
            summary,
            handler,
            reply,
            body=asked,
            errors=_SEATED,
            query=("language",),
        )
        for path, summary, handler, reply, asked in (
            ("look", "A moment of a study", studies.look, studying.PositionReply, studying.StudyLook),
            ("play", "Try a move: a branch", studies.play, studying.StudyReply, studying.StudyPlay),
            ("answer", "Let a bot try a move", studies.bot, studying.StudyReply, studying.StudyAnswer),
            ("comments", "Comment on a move", studies.comment, studying.StudyReply, studying.StudyComment),
            ("name", "Name a branch", studies.name, studying.StudyReply, studying.StudyName),
            ("cut", "Take a branch or a comment away", studies.cut, studying.StudyReply, studying.StudyCut),
            ("analysis", "Begin an analysis", studies.analyse, studying.AnalysisReply, studying.StudyAnalyse),
        )
    ),
    Operation(
        "GET",
        f"{_STUDY}/analysis",
        "What every decision of a line cost, and each seat's chance to win",
        studies.analysis,
        studying.AnalysisReply,
        errors=(400, 404, 409),
        query=("key", "language", "line"),
    ),
    Operation(
        "GET",
        f"{_STUDY}/record",
        "The record with its branches and comments",
        studies.record,
        TEXT,
        errors=(404, 409),
        media="text/plain",
        query=("key",),
    ),
    *(
        Operation(
            "GET",
            f"{_STUDY}/picture.{kind}",
            "The picture of a moment",
            studies.picture,
            TEXT,
            errors=(400, 404, 409),
            media=media,
            query=query,
        )
        for kind, media, query in (("svg", "image/svg+xml", _MOMENT), ("png", "image/png", (*_MOMENT, "wide")))
    ),
)

OPERATIONS: Final = (
    Operation("GET", "/api/me", "Who you are", guests.me, outgoing.GuestReply),
    Operation(
        "POST",
        "/api/me",
        "Become a guest, or take another name",
        guests.name_me,
        outgoing.GuestReply,
        body=incoming.NewGuest,
        errors=(400, 403, 413),
    ),
    Operation(
        "GET",
        "/api/me/games",
        "What you play and have played, page by page",
        history.my_games,
        mine.MyGamesReply,
        errors=(400, 403),
        query=("status", "game", "seats", "result", "rated", "against", "search", "cursor", "language"),
    ),
    Operation(
        "GET",
        "/api/me/figures",
        "What you have reached in each game",
        history.my_figures,
        mine.MyFiguresReply,
        errors=(403,),
        query=("language",),
    ),
    Operation("GET", "/api/me/devices", "What you are known by", devices.devices, mine.DevicesReply, errors=(403,)),
    Operation(
        "POST",
        "/api/me/sign-out",
        "Sign devices out",
        devices.leave_devices,
        mine.DevicesReply,
        body=incoming.SignOut,
        errors=(400, 403, 404, 413),
    ),
    Operation(
        "POST",
        "/api/me/passes",
        "A pass that makes one more device yours, once",
        devices.make_pass,
        mine.PassReply,
        body=incoming.Nothing,
        errors=(400, 403, 409, 413),
        status=201,
    ),
    Operation(
        "POST",
        "/api/passes/owner",
        "Whose identity a pass carries",
        devices.pass_owner,
        mine.PassOwnerReply,
        body=incoming.PassCode,
        errors=(400, 403, 410, 413),
    ),
    Operation(
        "POST",
        "/api/passes/use",
        "Become, on this device, whoever made a pass",
        devices.take_pass,
        outgoing.GuestReply,
        body=incoming.PassCode,
        errors=(400, 403, 409, 410, 413),
    ),
    Operation(
        "GET",
        "/api/me/export",
        "Everything that is kept about you",
        farewell.export,
        mine.ExportReply,
        errors=(403,),
        query=("after",),
    ),
    Operation(
        "POST",
        "/api/me/delete",
        "Have everything that is kept about you deleted",
        farewell.delete,
        outgoing.Empty,
        body=incoming.Farewell,
        errors=(400, 403, 413),
    ),
    Operation("GET", "/api/push", "Who calls, and on how many devices you are called", push.push, outgoing.PushReply),
    Operation(
        "PUT",
        "/api/push",
        "Be called on this device when it is your turn",
        push.subscribe,
        outgoing.PushReply,
        body=incoming.NewSubscription,
        errors=(400, 403, 413),
    ),
    Operation(
        "POST",
        "/api/push/off",
        "Be called on this device no more",
        push.unsubscribe,
        outgoing.PushReply,
        body=incoming.Endpoint,
        errors=(400, 403, 413),
    ),
    Operation(
        "GET",
        "/manifest.webmanifest",
        "What a browser needs to install the client as an app",
        manifest.manifest,
        outgoing.ManifestReply,
        errors=(404,),
        media="application/manifest+json",
        query=("language",),
    ),
    Operation(
        "GET",
        "/icons/{icon}",
        "The mark as a picture of some size",
        manifest.icon,
        TEXT,
        errors=(404,),
        media="image/png",
    ),
    Operation("GET", "/api/games", "All games with their texts", games.games, outgoing.GamesReply, query=("language",)),
    Operation(
        "GET",
        "/api/games/{game}/rules",
        "The rules of a game",
        games.rules,
        outgoing.RulesReply,
        errors=(404,),
        query=("language",),
    ),
    Operation(
        "GET",
        "/api/games/{game}/picture.svg",
        "A picture of a game half-way",
        games.picture,
        TEXT,
        errors=(400, 404),
        media="image/svg+xml",
        query=("theme", "seats"),
    ),
    Operation(
        "GET",
        "/api/games/{game}/cover.svg",
        "A game's cover",
        games.cover,
        TEXT,
        errors=(404,),
        media="image/svg+xml",
    ),
    Operation(
        "GET",
        "/api/games/{game}/cover.png",
        "The cover for previews",
        games.cover_picture,
        TEXT,
        errors=(404,),
        media="image/png",
    ),
    Operation(
        "GET",
        "/api/games/{game}/lessons",
        "What teaches a game: its courses, and the game in a minute",
        lessons.courses,
        outgoing.CoursesReply,
        errors=(404,),
        query=("language",),
    ),
    Operation(
        "POST",
        "/api/games/{game}/lessons/{lesson}",
        "Go through a lesson",
        lessons.lesson,
        outgoing.LessonReply,
        body=incoming.Lesson,
        errors=(400, 403, 404, 413),
        query=("language",),
    ),
    Operation(
        "GET",
        "/api/games/{game}/lessons/{lesson}/{step}",
        "What a step of a lesson speaks of, drawn",
        lessons.example,
        TEXT,
        errors=(404,),
        media="image/svg+xml",
        query=("theme", "language"),
    ),
    Operation(
        "POST",
        "/api/games/{game}/editions",
        "Check an edition of one's own box",
        editions.check,
        outgoing.EditionCheckReply,
        body=incoming.EditionFile,
        errors=(400, 403, 404, 413),
    ),
    Operation(
        "GET",
        "/api/puzzles",
        "All puzzles, and the one of the day",
        puzzles.shelves,
        outgoing.PuzzlesReply,
        query=("language",),
    ),
    Operation(
        "POST",
        "/api/games/{game}/puzzles/{puzzle}",
        "Look at a puzzle, or answer it",
        puzzles.puzzle,
        outgoing.PuzzleReply,
        body=incoming.PuzzleAsk,
        errors=(400, 403, 404, 409, 413),
        query=("language",),
    ),
    Operation(
        "GET",
        "/api/games/{game}/puzzles/{puzzle}/picture.svg",
        "The board of a puzzle",
        puzzles.picture,
        TEXT,
        errors=(404,),
        media="image/svg+xml",
        query=("theme",),
    ),
    Operation(
        "GET",
        "/api/games/{game}/glossary",
        "Everything that a player can meet in a game",
        games.glossary,
        outgoing.GlossaryReply,
        errors=(404,),
        query=("language",),
    ),
    Operation(
        "GET",
        "/api/games/{game}/summary/{card}",
        "The picture of a card of the game in a minute",
        lessons.picture,
        TEXT,
        errors=(404,),
        media="image/svg+xml",
        query=("theme", "language"),
    ),
    Operation("GET", "/api/palette.css", "The colours", games.palette, TEXT, media="text/css"),
    Operation(
        "GET", "/api/boards/{board}", "The picture under the pieces", games.board, outgoing.BoardReply, errors=(404,)
    ),
    Operation(
        "GET",
        "/api/catalogues/{catalogue}/{seat}",
        "Every move of a game as a seat means it",
        games.catalogue,
        outgoing.CatalogueReply,
        errors=(400, 404),
    ),
    Operation("GET", "/api/tables", "The lobby", tables.lobby, outgoing.CardsReply, query=("language", "tag")),
    Operation(
        "POST",
        "/api/tables",
        "A new table",
        tables.create,
        outgoing.TableCard,
        body=incoming.NewTable,
        errors=(400, 403, 404, 409, 413),
        status=201,
    ),
    Operation(
        "GET",
        "/api/tables/mine",
        "Where you sit",
        tables.mine,
        outgoing.CardsReply,
        errors=(400,),
        query=("status", "language", "tag"),
    ),
    Operation("GET", _TABLE, "A table", tables.table, outgoing.TableCard, errors=(404,), query=("key", "language")),
    Operation(
        "POST", f"{_TABLE}/join", "Take a seat", seats.join, outgoing.TableCard, body=incoming.Join, errors=_SEATED
    ),
    Operation(
        "POST",
        f"{_TABLE}/place",
        "The host says who sits where",
        seats.place,
        outgoing.TableCard,
        body=incoming.Placing,
        errors=_SEATED,
    ),
    Operation(
        "POST", f"{_TABLE}/start", "Begin", seats.start, outgoing.TableCard, body=incoming.Nothing, errors=_SEATED
    ),
    Operation("POST", f"{_TABLE}/leave", "Leave", seats.leave, outgoing.TableCard, body=incoming.Leave, errors=_SEATED),
    Operation(
        "POST",
        f"{_TABLE}/return",
        "Take a seat back from the bot",
        seats.come_back,
        outgoing.TableCard,
        body=incoming.SeatOnly,
        errors=_SEATED,
    ),
    Operation(
        "POST",
        f"{_TABLE}/rematch",
        "The next table",
        seats.rematch,
        outgoing.TableCard,
        body=incoming.Nothing,
        errors=_SEATED,
    ),
    Operation(
        "PUT",
        f"{_TABLE}/webhook",
        "Where to say “your turn”",
        seats.webhook,
        outgoing.Empty,
        body=incoming.Webhook,
        errors=_SEATED,
    ),
    Operation(
        "GET",
        f"{_TABLE}/record",
        "The game record",
        tables.record,
        TEXT,
        errors=(400, 403, 404, 409),
        media="text/plain",
        query=("key", "seat"),
    ),
    Operation(
        "GET",
        f"{_TABLE}/things/{{thing}}",
        "What a piece, a place or anything else of the game is and does",
        tables.thing,
        outgoing.ThingReply,
        errors=(400, 403, 404, 409),
        query=("key", "seat", "language"),
    ),
    Operation(
        "GET",
        f"{_TABLE}/analysis",
        "What every decision cost, and each seat's chance to win",
        tables.analysis,
        studying.AnalysisReply,
        errors=(404,),
        query=("key", "language"),
    ),
    Operation(
        "POST",
        f"{_TABLE}/analysis",
        "Begin an analysis",
        tables.analyse,
        studying.AnalysisReply,
        body=incoming.KeyOnly,
        errors=_SEATED,
        query=("language",),
    ),
    *_STUDIES,
    Operation(
        "GET",
        f"{_TABLE}/ratings",
        "How strong the players are, and what the game changed of that",
        history.table_ratings,
        mine.TableRatingsReply,
        errors=(404,),
        query=("key",),
    ),
    Operation("GET", "/healthz", "Whether the process runs", service.healthz, outgoing.StatusReply),
    Operation("GET", "/readyz", "Whether moves could be kept now", service.readyz, outgoing.StatusReply),
    Operation("GET", "/metrics", "Numbers for Prometheus", service.metrics, TEXT, media="text/plain"),
)


async def openapi(site: Site, request: Request) -> Response:
    """These routes for machines."""
    return answer(document(OPERATIONS, site.hub.version))


def routes(site: Site) -> list[Route]:
    """The routes of the application; whatever no other route takes is a page of the client."""
    described = [
        Route(operation.path, partial(operation.handler, site), methods=[operation.method]) for operation in OPERATIONS
    ]
    return [
        *described,
        Route("/api/openapi.json", partial(openapi, site)),
        Route("/{path:path}", partial(pages.page, site)),
    ]
