"""The kernel: an agenda of immutable steps over one table. It knows no game."""

from bothy.kernel.audience import NOTHING, UNSEEN, Audience, Bag, Hand, Own, Public, Seen
from bothy.kernel.driver import Driver
from bothy.kernel.game import Game, Option
from bothy.kernel.journal import Journal
from bothy.kernel.luck import Luck, SystemLuck
from bothy.kernel.message import EVERYONE, Event, Message, Refusal, Value
from bothy.kernel.notation import Choice, Pass, Vocabulary
from bothy.kernel.position import Position
from bothy.kernel.reason import GAINS, KEEPS, RISKS, Reason
from bothy.kernel.record import Record
from bothy.kernel.result import Result, TieBreak, TieLine, likely_shares
from bothy.kernel.sight import Sight
from bothy.kernel.step import Ask, Chance, Decision, Race, Reveal, Rule, Secret, Step
from bothy.kernel.table import SPECTATOR, Box, Field, Seat, Table, boxed, field, public

__all__ = [
    "EVERYONE",
    "GAINS",
    "KEEPS",
    "NOTHING",
    "RISKS",
    "SPECTATOR",
    "UNSEEN",
    "Ask",
    "Audience",
    "Bag",
    "Box",
    "Chance",
    "Choice",
    "Decision",
    "Driver",
    "Event",
    "Field",
    "Game",
    "Hand",
    "Journal",
    "Luck",
    "Message",
    "Option",
    "Own",
    "Pass",
    "Position",
    "Public",
    "Race",
    "Reason",
    "Record",
    "Refusal",
    "Result",
    "Reveal",
    "Rule",
    "Seat",
    "Secret",
    "Seen",
    "Sight",
    "Step",
    "SystemLuck",
    "Table",
    "TieBreak",
    "TieLine",
    "Value",
    "Vocabulary",
    "boxed",
    "field",
    "likely_shares",
    "public",
]
