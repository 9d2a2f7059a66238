"""What a seasoned player reckons: what cities, monsters and attacks are worth, seen from one seat."""

from __future__ import annotations

from bothy.games.moongha.bot.minds import Mind
from bothy.games.moongha.cities import BLACK, CITIES, CITY_HOLDS, COLOURS, City
from bothy.games.moongha.dice import LIKELY, MOST_DICE, at_least
from bothy.games.moongha.monsters import DRAKOOR, KINDS, MOOGRE, Kind, Monster, kind_of, owner_of
from bothy.games.moongha.scoring import LURKING, counter_points, majority_points
from bothy.games.moongha.table import Earth
from bothy.games.moongha.units import ARMOUR, HUMANS, INFANTRY, UNIT_DICE
from bothy.kernel.table import Seat


class Reckoning:
    """What a position holds for one seat, reckoned from what this seat sees."""

    def __init__(self, earth: Earth, seat: Seat, mind: Mind) -> None:
        self.earth = earth
        self.seat = seat
        self.mind = mind
        self.gains: list[list[float]] = [[] for _ in range(CITIES)]
        """What cubes would gain in each city, once it has been asked for."""

    # Cities

    def city(self, city: City) -> float:
        """What a city as it stands is worth: its majority and counter, less those of rivals."""
        earth, seat = self.earth, self.seat
        theirs = 0
        for other in range(earth.box.seats):
            if other != seat:
                theirs += majority_points(earth, other, city)
        mine = majority_points(earth, seat, city)
        counter = counter_points(earth.damage(city))
        if earth.counters[seat * CITIES + city] > 0:
            return mine + counter - self.mind.rival * theirs
        rivals = sum(earth.held) - earth.held[seat]
        return mine - self.mind.rival * (theirs + counter * rivals / (CITIES - earth.held[seat]))

    def by_cubes(self, city: City) -> list[float]:
        """What none, one, two … more cubes of the seat in a city would gain."""
        if not self.gains[city]:
            earth, seat = self.earth, self.seat
            base = city * COLOURS + seat
            before = self.city(city)
            most = min(CITY_HOLDS - earth.damage(city), earth.left[seat])
            gains = [0.0]
            for cubes in range(1, CITY_HOLDS + 1):
                if cubes > most:
                    gains.append(gains[-1])
                    continue
                earth.cubes[base] += cubes
                gains.append(self.city(city) - before + self.mind.margin * cubes)
                earth.cubes[base] -= cubes
            self.gains[city] = gains
        return self.gains[city]

    def openly(self, city: City) -> float:
        """What two cubes in a city would gain by what all can see: where a monster comes up tells no secret."""
        earth, seat = self.earth, self.seat
        if earth.damage(city) + 2 > CITY_HOLDS or earth.left[seat] < 2:
            return 0.0
        before = majority_points(earth, seat, city)
        earth.cubes[city * COLOURS + seat] += 2
        after = majority_points(earth, seat, city)
        earth.cubes[city * COLOURS + seat] -= 2
        return float(after - before)

    def by_fire(self, city: City, cubes: int) -> float:
        """What so many black cubes in a city would gain."""
        earth = self.earth
        before = self.city(city)
        placed = min(CITY_HOLDS - earth.damage(city), cubes)
        earth.cubes[city * COLOURS + BLACK] += placed
        after = self.city(city)
        earth.cubes[city * COLOURS + BLACK] -= placed
        return after - before

    # Monsters

    def turns_left(self) -> float:
        """How many turns are still to come, this one counted by half."""
        return self.earth.earth_box.turns - self.earth.turn + 0.5

    def is_last_turn(self) -> bool:
        return self.earth.turn == self.earth.earth_box.turns

    def monster(self, monster: Monster) -> float:
        """What a monster on the board is worth to its owner."""
        kind = kind_of(monster)
        if kind == DRAKOOR:
            return float(LURKING)
        stored = self.earth.white[owner_of(monster) * KINDS + kind]
        mind = self.mind
        turns = min(self.turns_left(), 3.0)
        return mind.a_turn[kind] * turns + mind.kept * stored * self.earth.earth_box.strength[kind]

    def lurking(self, city: City) -> float:
        """What the Drakoors of a city are worth, rivals' counted against the seat."""
        crowd = self.earth.monsters_in(city)
        points = max(LURKING + 1 - len(crowd), 0)
        value = 0.0
        for monster in crowd:
            if kind_of(monster) == DRAKOOR:
                value += points if owner_of(monster) == self.seat else -self.mind.rival * points
        return value

    def killing(self, monster: Monster, dice: int) -> float:
        """What so many dice against a monster are worth; against one's own they are a loss."""
        missing = self.earth.earth_box.capacity[kind_of(monster)] - self.earth.wounds[monster]
        likely = at_least(dice, missing)
        hurt = likely + (1.0 - likely) * 0.3 * min(dice * 0.5 / missing, 1.0)
        worth = self.monster(monster) * hurt
        return -worth if owner_of(monster) == self.seat else self.mind.rival * worth

    def threat(self, monster: Monster, city: City) -> float:
        """What a revealed monster has to lose to the military of a city, which anybody can call to fire."""
        base = city * HUMANS
        humans = self.earth.humans
        dice = humans[base + ARMOUR] * UNIT_DICE[ARMOUR] + humans[base + INFANTRY] * UNIT_DICE[INFANTRY]
        if not dice or kind_of(monster) == DRAKOOR:
            return 0.0
        missing = self.earth.earth_box.capacity[kind_of(monster)] - self.earth.wounds[monster]
        return at_least(dice, missing) * self.monster(monster)

    def frailty(self, monster: Monster) -> float:
        """How near a monster is to its death: 0 where it is unhurt."""
        return self.earth.wounds[monster] / self.earth.earth_box.capacity[kind_of(monster)]

    # Attacks

    def survives(self, monster: Monster, city: City) -> float:
        """How likely a monster survives the armour of a city that it attacks."""
        armour = self.earth.humans[city * HUMANS + ARMOUR]
        if not armour:
            return 1.0
        missing = self.earth.earth_box.capacity[kind_of(monster)] - self.earth.wounds[monster]
        return 1.0 - at_least(armour * UNIT_DICE[ARMOUR], missing)

    def razing(self, monster: Monster, city: City, dice: int) -> float:
        """What an attack of a monster on a city may be expected to gain."""
        gains = self.by_cubes(city)
        people = self.earth.people(city)
        odds = LIKELY[min(dice, MOST_DICE)]
        expected = 0.0
        for hits in range(people + 1, len(odds)):
            expected += odds[hits] * gains[min(hits - people, CITY_HOLDS)]
        if self.earth.counters[self.seat * CITIES + city] > 0 and self.earth.damage(city) < CITY_HOLDS:
            expected -= self.mind.at_home
        alive = self.survives(monster, city)
        danger = (1.0 - alive) * 0.7 + 0.05 * self.earth.humans[city * HUMANS + INFANTRY]
        if self.earth.is_hidden(monster):
            danger += self.mind.unmasking
        return alive * expected - danger * self.monster(monster)

    def mauling(self, monster: Monster, prey: Monster, dice: int) -> float:
        """What an attack on another monster may be expected to gain; Moogre's victims score."""
        value = self.killing(prey, dice)
        if kind_of(monster) == MOOGRE:
            capacity = self.earth.earth_box.capacity[kind_of(prey)]
            value += capacity * at_least(dice, capacity - self.earth.wounds[prey])
        return value

    def best_blow(self, monster: Monster, city: City, dice: int) -> float:
        """The best that a monster could do with so many dice, standing in a city."""
        kind = kind_of(monster)
        best = self.razing(monster, city, dice) if self.earth.earth_box.razes[kind] else 0.0
        if kind != DRAKOOR:
            for prey in self.earth.prey_in(city):
                if owner_of(prey) != self.seat:
                    best = max(best, self.mauling(monster, prey, dice))
        return best

    def best_tokens(self, kind: Kind, stored: int) -> tuple[int, float]:
        """How many of the stored tokens are best expended, and what that gains beyond keeping them."""
        earth = self.earth
        strength = earth.earth_box.strength[kind]
        keep = self.mind.kept * strength * (self.mind.last if self.is_last_turn() else 1.0)
        best, most = 0, 0.0
        for tokens in range(1, min(stored, 12) + 1):
            value = -keep * tokens
            for monster in earth.of_kind(self.seat, kind):
                value += max(self.best_blow(monster, earth.places[monster], tokens * strength), 0.0)
            if value > most:
                best, most = tokens, value
        return best, most
