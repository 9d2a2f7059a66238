"""The effects that rows can name, each with its step."""

from __future__ import annotations

from bothy.games.castle_von_loghan.effects.act_again import ActAgain
from bothy.games.castle_von_loghan.effects.alert import Alert
from bothy.games.castle_von_loghan.effects.below_half import BelowHalf
from bothy.games.castle_von_loghan.effects.boss import BossComes, BossDamage, BossHealth
from bothy.games.castle_von_loghan.effects.change_board import ChangeBoard, TravelFree
from bothy.games.castle_von_loghan.effects.chosen import Chosen, Win
from bothy.games.castle_von_loghan.effects.clarity import Clarity
from bothy.games.castle_von_loghan.effects.coin import Coin
from bothy.games.castle_von_loghan.effects.damage import Damage
from bothy.games.castle_von_loghan.effects.discard import DiscardCards
from bothy.games.castle_von_loghan.effects.draw_cards import DrawCards
from bothy.games.castle_von_loghan.effects.draw_treasure import DrawTreasure
from bothy.games.castle_von_loghan.effects.drop_weapon import DropWeapon
from bothy.games.castle_von_loghan.effects.effect import STEPS as STEPS
from bothy.games.castle_von_loghan.effects.energy import Energy
from bothy.games.castle_von_loghan.effects.flip_again import FlipAgain
from bothy.games.castle_von_loghan.effects.give_up import GiveUp
from bothy.games.castle_von_loghan.effects.go_to_clean import GoToClean
from bothy.games.castle_von_loghan.effects.gob_li import GobLi
from bothy.games.castle_von_loghan.effects.heads import Heads
from bothy.games.castle_von_loghan.effects.health import Health
from bothy.games.castle_von_loghan.effects.hold_line import HoldLine
from bothy.games.castle_von_loghan.effects.initiative import Initiative, Overwhelmed
from bothy.games.castle_von_loghan.effects.lurk import ClearLurking, Lurk
from bothy.games.castle_von_loghan.effects.mend import Mend
from bothy.games.castle_von_loghan.effects.open_door import OpenDoor, OpenStory
from bothy.games.castle_von_loghan.effects.power import Power
from bothy.games.castle_von_loghan.effects.revive import Revive
from bothy.games.castle_von_loghan.effects.rid_miss import RidMiss
from bothy.games.castle_von_loghan.effects.see import See
from bothy.games.castle_von_loghan.effects.share_energy import ShareEnergy
from bothy.games.castle_von_loghan.effects.skip_attacks import SkipAttacks
from bothy.games.castle_von_loghan.effects.soften import Soften
from bothy.games.castle_von_loghan.effects.stun import Stun
from bothy.games.castle_von_loghan.effects.summon import Join, Summon
from bothy.games.castle_von_loghan.effects.syphon import Syphon
from bothy.games.castle_von_loghan.effects.top_token import TopToken
from bothy.games.castle_von_loghan.effects.whet import Whet

STEPS.update(
    {
        "health": Health,
        "clarity": Clarity,
        "energy": Energy,
        "share-energy": ShareEnergy,
        "treasure": DrawTreasure,
        "give-up": GiveUp,
        "token": TopToken,
        "see": See,
        "gob-li": GobLi,
        "summon": Summon,
        "lurk": Lurk,
        "clear-lurking": ClearLurking,
        "alert": Alert,
        "initiative": Initiative,
        "overwhelmed": Overwhelmed,
        "boss": BossComes,
        "boss-damage": BossDamage,
        "boss-health": BossHealth,
        "stun": Stun,
        "join": Join,
        "open": OpenDoor,
        "open-story": OpenStory,
        "change-board": ChangeBoard,
        "go-to-clean": GoToClean,
        "travel": TravelFree,
        "coin": Coin,
        "chosen": Chosen,
        "below-half": BelowHalf,
        "win": Win,
        "damage": Damage,
        "draw": DrawCards,
        "discard": DiscardCards,
        "drop": DropWeapon,
        "mend": Mend,
        "hold-line": HoldLine,
        "power": Power,
        "whet": Whet,
        "skip-attacks": SkipAttacks,
        "soften": Soften,
        "rid-miss": RidMiss,
        "heads": Heads,
        "flip-again": FlipAgain,
        "revive": Revive,
        "syphon": Syphon,
        "act-again": ActAgain,
    }
)
