"""Placing cameras in the first round, moving them in the later ones, and the castle."""

from __future__ import annotations

from bothy.games.loch_ness.choices import (
    CAMERA,
    CAMERA_NAMES,
    PASS,
    SPOT,
    SPOTS,
    Camera,
    CameraNumber,
    Spot,
    SpotNumber,
    spot_name,
)
from bothy.games.loch_ness.reckoning import cards_known, most_likely, ways
from bothy.games.loch_ness.spots import FrontSpot, any_front_spot, why_not_there
from bothy.games.loch_ness.table import CAMERAS, FIVE, Loch, Steps
from bothy.kernel import NOTHING, Choice, Decision, Luck, Message, Pass, Seat


class PlaceCamera(Decision[Loch]):
    """N11: in the first round each seat in turn places one camera, three times round: which one?"""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [CAMERA[camera] for camera in range(FIVE) if loch.cameras[seat * CAMERAS + camera] < 0]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        if not isinstance(choice, Camera):
            return Message("loch-ness-why-a-camera", {"choice": choice.notation})
        if loch.owns(seat, choice.camera):
            return Message("loch-ness-why-placed", {"choice": choice.notation})
        return Message("loch-ness-why-not-to-place", {"camera": CAMERA_NAMES[choice.camera]})

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Camera)
        return (PlaceAt(self.seat, choice.camera),)


class CameraSpot(FrontSpot):
    """N04: an empty front spot for this camera."""

    camera: CameraNumber

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        prompt = super().prompt(loch, seat)
        prompt.values["camera"] = CAMERA_NAMES[self.camera]
        return prompt

    def barred(self, loch: Loch) -> int:
        """N43: with the option, the group the camera stands in; else none."""
        return loch.spot_of(self.seat, self.camera) // 3 if loch.loch_box.change_group else -1


class PlaceAt(CameraSpot):
    """N11: where the camera goes, face up."""

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        return with_swim(loch, seat, super().prompt(loch, seat))

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Spot)
        place(loch, self.seat, self.camera, choice.spot)
        return ()


class MoveCamera(Decision[Loch]):
    """N22: each seat in turn must move one of its cameras: which one?"""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        return [CAMERA[camera] for camera in loch.movable(seat)]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return why_not_that(loch, seat, choice)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Camera)
        return (MoveTo(self.seat, choice.camera),)


class MoveAgain(MoveCamera):
    """N23: then each may move another that is still face up."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        some = super().choices(loch, seat)
        some.append(PASS)
        return some

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, Pass):
            loch.tell("leaves-cameras", {"seat": self.seat})
            return ()
        return super().decided(loch, choice)


class MoveTo(CameraSpot):
    """N22: to another empty front spot, where it lies face down."""

    def prompt(self, loch: Loch, seat: Seat) -> Message:
        return with_swim(loch, seat, super().prompt(loch, seat))

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        barred = self.barred(loch)
        return [SPOT[spot] for spot in loch.front_spots() if spot // 3 != barred]

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        return any_front_spot(loch, luck, self.barred(loch))

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Spot)
        move(loch, self.seat, self.camera, choice.spot)
        return ()


class Castle(MoveAgain):
    """N29: after all have moved, the seat in the castle may move another camera."""

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        if isinstance(choice, Camera):
            return (CastleTo(self.seat, choice.camera),)
        loch.tell("leaves-castle", {"seat": self.seat})
        return ()


class CastleTo(CameraSpot):
    """N29: to any empty spot, in front or behind."""

    def choices(self, loch: Loch, seat: Seat) -> list[Choice]:
        barred = self.barred(loch)
        return [SPOT[spot] for spot in range(SPOTS) if not loch.taken >> spot & 1 and spot // 3 != barred]

    def pick(self, loch: Loch, seat: Seat, luck: Luck) -> Choice:
        some = self.choices(loch, seat)
        return some[luck.fork(len(some))]

    def why_not(self, loch: Loch, seat: Seat, choice: Choice) -> Message:
        return why_not_there(loch, choice, True)

    def decided(self, loch: Loch, choice: Choice) -> Steps:
        assert isinstance(choice, Spot)
        move(loch, self.seat, self.camera, choice.spot)
        return ()


def with_swim(loch: Loch, seat: Seat, prompt: Message) -> Message:
    """A question that also says how far Nessie will swim, as far as this seat can know it."""
    found = ways(cards_known(loch, seat))
    likely = most_likely(found)
    card = loch.laid[seat] if loch.laid_knows[seat] >> seat & 1 else NOTHING
    prompt.values["card"] = card if card >= 0 else "none"
    prompt.values["least"] = min(found)
    prompt.values["most"] = max(found)
    prompt.values["likely"] = "sure" if len(found) == 1 else likely if likely >= 0 else "none"
    return prompt


def why_not_that(loch: Loch, seat: Seat, choice: Choice) -> Message:
    """Why a camera cannot be moved."""
    if isinstance(choice, Camera):
        if not loch.owns(seat, choice.camera):
            return Message("loch-ness-why-beside", {"camera": CAMERA_NAMES[choice.camera]})
        if loch.moved & loch.bit_of(seat, choice.camera):
            return Message("loch-ness-why-moved", {"camera": CAMERA_NAMES[choice.camera]})
        return Message("loch-ness-why-pub", {"camera": CAMERA_NAMES[choice.camera]})
    if isinstance(choice, Pass):
        return Message("loch-ness-why-must-move")
    return Message("loch-ness-why-a-camera", {"choice": choice.notation})


def place(loch: Loch, seat: Seat, camera: CameraNumber, spot: SpotNumber) -> None:
    """Put a camera from beside the board on a spot, face up."""
    loch.put(seat, camera, spot)
    if loch.sink is not None:
        name = CAMERA_NAMES[camera]
        loch.tell(
            "places",
            {"seat": seat, "camera": name, "spot": spot_name(spot)},
            f"camera:{seat}/{name}",
            f"seat:{seat}",
            SPOT[spot].target,
        )


def move(loch: Loch, seat: Seat, camera: CameraNumber, spot: SpotNumber) -> None:
    """Take a camera from its spot to another, face down."""
    before = loch.spot_of(seat, camera)
    loch.put(seat, camera, spot)
    loch.moved |= loch.bit_of(seat, camera)
    if loch.sink is not None:
        name = CAMERA_NAMES[camera]
        loch.tell(
            "moves",
            {"seat": seat, "camera": name, "from": spot_name(before), "spot": spot_name(spot)},
            f"camera:{seat}/{name}",
            SPOT[before].target,
            SPOT[spot].target,
        )
