#!/usr/bin/env python3
"""Checks the dice of a campaign: python3 verifier/verify.py FILE... [--ledger LEDGER ...] [--json]

A second verifier beside Umpire's own, written from docs/checking-dice.md alone, without packages. FILE is an export (.json or .json.gz), or
the parts of one. The exit status is 0 if nothing is at fault, 1 if something is, and 2 if it couldn't be called like that.
"""

import gzip
import hashlib
import hmac
import json
import re
import sys
from decimal import Decimal

import bls12_381

QUICKNET = {
    "hash": "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    "genesis": 1692803367,
    "period": 3,
    "publicKey": "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c"
    "8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb"
    "5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
}
QUIET = {"asked", "agreed", "agreed-in-part", "declined", "lapsed", "noted", "beacon-ended"}


# Bytes and texts


def sha256(data):
    return hashlib.sha256(data).digest()


def hash_of(hexadecimal):
    return sha256(bytes.fromhex(hexadecimal)).hex()


def utf8(text):
    return text.encode("utf-8", "surrogatepass")


def canonical(value):
    """JSON as RFC 8785 has it, which is also how JavaScript writes a list of texts and numbers."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, str):
        text = json.dumps(value, ensure_ascii=False)
        return re.sub("[\ud800-\udfff]", lambda lone: f"\\u{ord(lone.group()):04x}", text)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return number(value)
    return json.dumps(value)


def number(value):
    if isinstance(value, int) and abs(value) < 2**53:
        return str(value)
    sign, digits, exponent = Decimal(repr(float(value))).normalize().as_tuple()
    text, point = "".join(map(str, digits)), len(digits) + exponent
    if text == "0":
        return "0"
    if 0 < point <= 21:
        text = text.ljust(point, "0") if point >= len(text) else f"{text[:point]}.{text[point:]}"
    elif -6 < point <= 0:
        text = "0." + "0" * -point + text
    else:
        text = text[0] + ("." + text[1:] if len(text) > 1 else "") + f"e{point - 1:+d}"
    return "-" * sign + text


def whole(value):
    """A whole number as JavaScript counts them exactly, or None."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value or abs(value) >= 2**53:
        return None
    return int(value) if value == int(value) else None


def is_hex(value, digits):
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{digits}}}", value) is not None


def is_id(value):
    return isinstance(value, str) and re.fullmatch("[1-9][0-9]{16,19}", value) is not None and int(value) < 2**64


def time_of(snowflake):
    return (int(snowflake) >> 22) + 1420070400000


def are_together(one, other):
    return abs(time_of(one) - time_of(other)) <= 500


# Values


def mac(key, items):
    return hmac.new(key, utf8(canonical(items)), "sha256").digest()


def one_by_one(key, items, sides):
    limit = 2**32 - 2**32 % sides
    more = 0
    while True:
        data = mac(key, items + [more] if more else items)
        for at in range(0, 32, 4):
            found = int.from_bytes(data[at : at + 4], "big")
            if found < limit:
                return found % sides + 1
        more += 1


def in_blocks(key, before, i, sides):
    data = mac(key, before + ["block", i // 16])
    found = int.from_bytes(data[i % 16 * 2 : i % 16 * 2 + 2], "big")
    if found < 2**16 - 2**16 % sides:
        return found % sides + 1
    return one_by_one(key, before + [i], sides)


def round_number(drawn):
    signature = drawn["signature"]
    return sha256(bytes.fromhex(signature) if is_hex(signature, 96) else b"")


# What a record threw


def steps_of(event):
    half = event.get("thrown")
    half = half if isinstance(half, dict) and "steps" in half else None
    return (half or event).get("steps") or [], half or event, half is not None


def fell_in(steps):
    """All faces, each with its kind and its sides; None if they don't say of how many."""
    found = []
    for step in steps:
        sides = step.get("outOf", step.get("sides"))
        if step["faces"] and sides is None:
            return None
        found += [("draw" if "outOf" in step else "die", sides, face) for face in step["faces"]]
    return found


def has_faces(event):
    places = event.get("places") or []
    return any(has_faces(place["event"]) for place in places) or any(step["faces"] for step in steps_of(event)[0])


class Fallen:
    """Everything that has fallen so far, as far as later records come back to it."""

    def __init__(self):
        self.pools = {}
        self.halves = []
        self.struck = set()

    def values(self, record):
        """The sides and faces that a record threw itself, and the first thing that can't be."""
        own, fault, changed = [], None, False
        for index, event in enumerate(record["events"]):
            if event["type"] == "undone":
                self.struck |= set(event.get("strikes") or [])
            if event["type"] == "redone":
                self.struck -= set(event.get("lifts") or [])
            if event.get("places"):
                for place in event["places"]:
                    fresh, is_right, same = self.again(place, record["seq"])
                    own += fresh
                    changed = changed or not same
                    fault = fault or (None if is_right else "place")
                continue
            steps, said, is_half = steps_of(event)
            fell = fell_in(steps)
            if fell is None:
                fault, fell = fault or "sides", []
            self.pools[record["seq"], index] = fell
            dice = [each for each in fell if each[0] == "die"]
            says = None if event["type"] in ("drawn", "given-up") else said.get("before")
            before = whole(says)
            if says is not None and (before is None or not self.goes_on(record["seq"], dice[:before], before)):
                fault = fault or "before"
            if is_half:
                self.halves.append({"seq": record["seq"], "dice": dice, "by": None})
            at_table = event["type"] == "ruled" and event.get("dice") == "table"
            handed = said.get("handed") if isinstance(said.get("handed"), list) else []
            number = 0
            for kind, sides, face in fell:
                if kind == "draw":
                    own.append((sides, face))
                    continue
                if not at_table and number >= (before or 0) and number not in handed:
                    own.append((sides, face))
                number += 1
        return own, fault, changed

    def goes_on(self, seq, dice, count):
        for half in reversed(self.halves):
            is_free = half["by"] is None or half["by"] in self.struck
            if is_free and half["seq"] not in self.struck and half["dice"] == dice and len(dice) == count:
                half["by"] = seq
                return True
        return False

    def again(self, place, now):
        """The values that a correction threw; whether it says the truth of its dice; whether those that fell are the same."""
        key = place["seq"], place["index"]
        fell = fell_in(place["event"].get("steps") or [])
        if place["seq"] >= now or key not in self.pools or fell is None:
            return [], False, True
        left, fresh, thrown, same = list(self.pools[key]), [], [], True
        for at, (kind, sides, face) in enumerate(fell):
            found = next((each for each in left if each[:2] == (kind, sides)), None)
            if found is None:
                fresh.append(at)
                thrown.append((kind, sides, face))
            else:
                left.remove(found)
                same = same and found[2] == face
        self.pools[key] = self.pools[key] + thrown
        over = [(each["sides"], each["face"]) for each in place.get("over") or []]
        is_right = (place.get("fresh") or []) == fresh and over == [each[1:] for each in left]
        return [each[1:] for each in thrown], is_right, same


# The chain of commitments


class Held:
    """What the records of one log have committed to so far."""

    def __init__(self):
        self.now = None
        self.begun = False
        self.used = set()
        self.beacon = None
        self.ledger = None

    def after(self, record):
        """What holds for the secret draws and for the dice of a record, and the first thing that can't be."""
        before = self.now
        events = record["events"]
        first = next((i for i, event in enumerate(events) if has_faces(event)), None)
        dice = before if first == 0 else None
        said = {"words": [], "seed": None, "veil": None}
        lost = {str(event.get("commitment")) for event in events if event["type"] == "seed-lost"}
        fault = None
        for at, event in enumerate(events):
            if at == first:
                dice = self.now
            was = self.now
            fault = fault or self.take(event, said, lost)
            if event["type"] == "committed" and first is not None and at < first and before is not None:
                if was is None or any(was[name] != self.now[name] for name in ("commitment", "mix", "scheme")):
                    fault = fault or "late"
        if first is None:
            dice = self.now
        if said["words"]:
            fault = fault or "mix"
        if said["veil"] and self.now and self.now["veil"] == said["veil"]:
            fault = fault or "veil"
        if not self.begun and not any(event["type"] == "record-lost" for event in events):
            fault = fault or "uncommitted"
        if said["seed"] and self.now and self.now["commitment"] == said["seed"]:
            self.now = None
        return before, dice, fault

    def remember(self, record):
        """What a record says of a beacon holds from the next one on."""
        for event in record["events"]:
            if event["type"] == "beacon-set":
                self.beacon, self.ledger = str(event.get("chain")), str(event.get("ledger"))
            if event["type"] == "beacon-ended":
                self.beacon = None

    def take(self, event, said, lost):
        held = self.now
        if event["type"] == "words-mixed":
            said["words"].append(str(event.get("words")))
        elif event["type"] == "seed-revealed":
            if not held or event.get("commitment") != held["commitment"] or not opens(event.get("seed"), held["commitment"]):
                return "seed"
            said["seed"] = held["commitment"]
        elif event["type"] == "veil-shown" and "seq" not in event:
            if not held or not held["veil"] or event.get("commitment") != held["veil"]:
                return "veil"
            if not opens(event.get("veil"), held["veil"]):
                return "veil"
            said["veil"] = held["veil"]
        elif event["type"] == "committed":
            return self.commit(event, said, lost)
        return None

    def commit(self, event, said, lost):
        held = self.now
        scheme = 2 if event.get("scheme") == 2 else 1
        self.now = {name: event.get(name) for name in ("commitment", "mix", "veil")} | {"scheme": scheme}
        fault = self.fault_of(held, self.now, said, lost)
        self.begun = True
        said["words"] = []
        self.used |= {self.now["commitment"], self.now["veil"]} - {None}
        if held and held["commitment"] != self.now["commitment"]:
            said["seed"] = None
        return fault

    def fault_of(self, held, new, said, lost):
        if held is None:
            if self.begun:
                return "commitment"
            return None if new["mix"] == "" else "mix"
        if new["commitment"] != held["commitment"]:
            if said["seed"] != held["commitment"] and held["commitment"] not in lost:
                return "commitment"
            if new["commitment"] in self.used:
                return "used"
            if new["mix"] != "":
                return "mix"
        else:
            if said["seed"] == held["commitment"]:
                return "used"
            if new["scheme"] != held["scheme"]:
                return "scheme"
            if new["mix"] != "\n".join(([held["mix"]] if held["mix"] else []) + said["words"]):
                return "mix"
        if new["veil"] == held["veil"]:
            return None
        if held["veil"] is not None and said["veil"] != held["veil"] and held["veil"] not in lost:
            return "veil"
        return "veil" if new["veil"] is None or new["veil"] in self.used else None


def opens(secret, commitment):
    return is_hex(secret, 64) and hash_of(secret) == commitment


# What was announced


def announced_by(event, record):
    """A throw as its record says that it was announced; None if that can't be read."""
    claimed = event["claimed"] if isinstance(event.get("claimed"), dict) else record
    said = {name: event.get(name) for name in ("reply", "notice", "salt", "before", "veil")}
    said["last"] = whole(event.get("last"))
    said["interaction"] = str(claimed.get("interaction"))
    said["command"] = claimed.get("command", "")
    is_read = (
        ("notice" not in event or is_id(said["notice"]))
        and is_hex(said["salt"], 32)
        and (said["before"] == "" or is_hex(said["before"], 32))
        and is_hex(said["veil"], 64)
        and said["last"] is not None
        and said["last"] >= 0
        and (("reply" not in event) or is_id(said["reply"]))
    )
    return said if is_read else None


def drawn_in(record):
    first = record["events"][0] if record["events"] else {}
    said = announced_by(first, record) if first.get("type") == "drawn" else None
    if not said or said["reply"] is None or said["notice"] is None:
        return None
    said["round"], said["signature"] = whole(first.get("round")), first.get("signature")
    return said if said["round"] is not None and isinstance(said["signature"], str) else None


def claim_of(said, log):
    names = ("before", "command", "interaction", "last", "veil")
    text = canonical({name: said[name] for name in names} | {"log": log})
    return sha256(bytes.fromhex(said["salt"]) + utf8(text)).hex()


def notice_of(said):
    return f"#{said['last'] + 1} {claim_of(said, said['log'])}"


class Announced:
    """Every throw that was announced so far."""

    def __init__(self, chain, wrong):
        self.chain = chain
        self.wrong = wrong
        self.prints = {0: ""}
        self.print = ""
        self.renamed = None
        self.newest = 0
        self.veils = {}

    def fault_in(self, record, throws, held):
        """The first fault, what the dice come from, and all that the record announced."""
        events = record["events"]
        if any(event["type"] == "beacon-set" and event.get("chain") != self.chain["hash"] for event in events):
            return "unknown-chain", None, []
        should = held.beacon is not None and throws
        places = [at for at, event in enumerate(events) if event["type"] == "drawn"]
        ups = [event for event in events if event["type"] == "given-up"]
        if places != ([0] if should else []) or (ups and held.ledger is None):
            return "drawn", None, []
        drawn = drawn_in(record) if should else None
        given_up = [(announced_by(event, record), event.get("why")) for event in ups]
        if (should and not drawn) or any(said is None for said, _ in given_up):
            return "announced", None, []
        everything = ([drawn] if drawn else []) + [said | {"why": why} for said, why in given_up]
        ends = any(event["type"] == "beacon-ended" for event in events)
        fault = (
            (self.round_fault(drawn) if drawn else None)
            or self.history_fault(everything)
            or self.order_fault(everything)
            or (time_fault(drawn) if drawn else None)
            or (None if all(is_right(*each, ends) for each in given_up) else "given-up")
            or self.veil_fault(record)
        )
        return fault, drawn, everything

    def round_fault(self, drawn):
        begin, period = self.chain["genesis"] * 1000, self.chain["period"] * 1000
        if drawn["round"] != -(-(time_of(drawn["reply"]) + 1500 - begin) // period) + 1:
            return "round"
        return "signature" if (drawn["round"], drawn["signature"]) in self.wrong else None

    def history_fault(self, everything):
        for said in everything:
            known = self.prints.get(said["last"])
            if known is None or (known != said["before"] and not self.cannot_compare(said)):
                return "last"
        return None

    def cannot_compare(self, said):
        return self.renamed is not None and self.renamed <= said["last"] and self.prints.get(said["last"]) != said["before"]

    def order_fault(self, everything):
        for said in everything:
            if said["reply"] is None:
                continue
            if int(said["reply"]) <= self.newest:
                return "reply"
            self.newest = int(said["reply"])
        return None

    def veil_fault(self, record):
        for event in record["events"]:
            if event["type"] != "veil-shown" or "seq" not in event:
                continue
            seq = whole(event["seq"])
            is_it = seq is not None and "commitment" not in event and seq in self.veils
            if not is_it or not opens(event.get("veil"), self.veils[seq]):
                return "veil"
        return None

    def remember(self, record):
        self.print = sha256(utf8(self.print + "\n" + canonical(record))).hex()[:32]
        if any(event["type"] not in QUIET for event in record["events"]):
            self.prints = {}
        self.prints[record["seq"]] = self.print
        if self.renamed is None and re.search(r"deleted-user-[0-9]", canonical(record)):
            self.renamed = record["seq"]
        drawn = drawn_in(record)
        if drawn:
            self.veils[record["seq"]] = drawn["veil"]


def time_fault(drawn):
    if not are_together(drawn["reply"], drawn["notice"]):
        return "in-time"
    begins = re.match(r"[0-9]{17,20}(?![0-9])", drawn["interaction"])
    if begins and is_id(begins.group()) and time_of(drawn["reply"]) < time_of(begins.group()) - 1000:
        return "in-time"
    return None


def is_right(said, why, ends):
    reply, notice = said["reply"], said["notice"]
    if why == "agreed":
        return ends
    if notice is None:
        return False
    if why == "late":
        return reply is not None and not are_together(reply, notice)
    if why == "no-reply":
        return reply is None
    return why == "error" and reply is not None and are_together(reply, notice)


# What is sealed


PLACES = 48


class Seals:
    def __init__(self):
        self.sealed = set()
        self.lost = False

    def fault_in(self, record, log, before, drawn, in_mode, shown):
        fault = None
        for event in record["events"]:
            if event["type"] == "record-lost":
                self.lost = True
            if event["type"] in ("order-sealed", "units-hidden"):
                self.sealed.add(str(event.get("hash")))
            if not self.hiding_fits(event):
                fault = fault or "seal"
            if event["type"] == "units-added":
                self.sealed |= {unit["sealed"] for unit in event.get("units") or [] if unit.get("sealed")}
            opened = [event] if event["type"] == "seal-opened" else []
            if event["type"] == "orders-revealed":
                opened = event.get("orders") or []
            for each in opened:
                fault = fault or (None if self.fits(each) else "seal")
            if "deck" in event:
                veil = (drawn or {}).get("veil") if in_mode else (before or {}).get("veil")
                if veil is None:
                    fault = fault or "veil"
                elif veil in shown and not is_dealt(event, draws(shown[veil], drawn, before, log, record)):
                    fault = fault or "dealt"
        return fault

    def was_sealed(self, each):
        return self.lost or str(each.get("hash")) in self.sealed

    def hiding_fits(self, event):
        """Whether what's opened of hidden units was sealed there."""
        try:
            if event["type"] == "hidden-shown":
                return self.was_sealed(event) and is_place(event)
            return event["type"] != "hiding-ended" or self.all_open(event.get("seals") or [])
        except (AttributeError, KeyError, TypeError, ValueError):
            return False

    def all_open(self, seals):
        stands = {}
        for each in seals:
            for changed in each["changed"]:
                stands[changed["place"]] = changed.get("stands")
            if not self.was_sealed(each):
                return False
            if "key" in each and side_hash(each["key"], stands) != each["hash"]:
                return False
        return True

    def fits(self, each):
        if not self.was_sealed(each):
            return False
        salt, text = each.get("salt"), each.get("text")
        if not salt and not text:
            return True
        return sha256(bytes.fromhex(str(salt)) + utf8(str(text))).hex() == each["hash"]


def sealed_as(salt, text):
    return sha256(bytes.fromhex(salt) + utf8(text)).hex()


def stands_as(stands):
    return "" if stands is None else canonical(stands)


def is_place(event):
    hashes, place = event["hashes"], whole(event["place"])
    if not isinstance(hashes, list) or len(hashes) != PLACES or place is None or not 0 <= place < PLACES:
        return False
    is_there = hashes[place] == sealed_as(event["salt"], stands_as(event.get("stands")))
    return is_there and sealed_as(event["over"], "".join(hashes)) == event["hash"]


def side_hash(key, stands):
    """The hash over all places of a side."""

    def salt(what):
        return hmac.new(bytes.fromhex(key), str(what).encode(), "sha256").hexdigest()[:32]

    places = [sealed_as(salt(i), stands_as(stands.get(i))) for i in range(PLACES)]
    return sealed_as(salt("all"), "".join(places))


def draws(veil, drawn, before, log, record):
    """Draw number j of a record, of so many sides: its key, and its value."""

    def draw(j, sides):
        if drawn:
            key = hmac.new(veil, str(j).encode(), "sha256").digest()
            items = [round_number(drawn).hex(), drawn["reply"], j]
        else:
            items = [before["mix"], log, record["seq"], record["interaction"], j]
            key = mac(veil, items)
        return key, one_by_one(key, items, sides)

    return draw


def is_dealt(event, draw):
    units, deck = event.get("units") or [], event["deck"]
    if len(units) != len(deck) or not deck:
        return False
    j = 0
    left = []
    for card in deck:
        if isinstance(card, list):
            card, j = card[draw(j, len(card))[1] - 1], j + 1
        left.append(card)
    for unit in units:
        key, value = draw(j, len(left))
        text = f"{unit['name']}: {left.pop(value - 1)}"
        if unit.get("sealed") != sha256(key + utf8(text)).hex() or unit.get("draw") != j:
            return False
        j += 1
    return True


# A log


def check(file, chain=QUICKNET, ledgers=()):
    """What a file says: the first record at fault and why, and how many dice were worked out again before it."""
    records = file["records"]
    log = Log(file, chain)
    found = {"wrong": None, "why": None, "fromRounds": 0, "fromSeeds": 0, "open": 0, "uncompared": 0, "givenUp": [], "ended": []}
    prints = file.get("fingerprints") or []
    for at, record in enumerate(records):
        try:
            fault, counts = log.next(at + 1, record)
        except (AttributeError, KeyError, TypeError, ValueError):
            fault, counts = "unreadable", {}
        if fault and found["wrong"] is None:
            found["wrong"], found["why"] = at + 1, fault
        for name, count in counts.items() if found["wrong"] is None else []:
            found[name] += count
        if prints and prints[at : at + 1] != [log.announced.print]:
            found.setdefault("altered", at + 1)
    if len(prints) > len(records):
        found.setdefault("altered", len(records) + 1)
    found["throws"] = [
        {**{name: said[name] for name in ("seq", "reply", "round")}, "notice": notice_of(said)} for said in log.throws if "round" in said
    ]
    if ledgers:
        named = dict.fromkeys(str(event.get("ledger")) for record in records for event in record["events"] if event["type"] == "beacon-set")
        loud = max((record["seq"] for record in records if any(event["type"] not in QUIET for event in record["events"])), default=0)
        found["ledger"] = held_against(ledgers, log.throws, list(named), loud)
    return found


class Log:
    """The records of a file, one after the other."""

    def __init__(self, file, chain):
        self.shown = {}
        signed = {}
        for event in (event for record in file["records"] for event in record["events"]):
            secret = event.get({"seed-revealed": "seed", "veil-shown": "veil"}.get(event["type"]))
            if is_hex(secret, 64):
                self.shown[hash_of(secret)] = bytes.fromhex(secret)
            if event["type"] == "drawn" and isinstance(event.get("signature"), str):
                signed[whole(event.get("round")), event["signature"]] = None
        self.origins = list(file.get("origins") or []) + [{"log": file["log"], "last": None}]
        self.held = Held()
        self.fallen = Fallen()
        self.announced = Announced(chain, wrong_rounds(chain, list(signed)))
        self.seals = Seals()
        self.throws = []

    def next(self, number, record):
        """The first fault of a record, and what there is to count of it."""
        fault = self.place_fault(number, record)
        held, log = self.held, self.origins[0]["log"]
        before, dice, own_fault = held.after(record)
        own, thrown_fault, changed = self.fallen.values(record)
        throws = bool(own) or any("deck" in event for event in record["events"])
        said_fault, drawn, everything = self.announced.fault_in(record, throws, held)
        seal_fault = self.seals.fault_in(record, log, before, drawn, held.beacon is not None, self.shown)
        fault = fault or own_fault or said_fault or thrown_fault or seal_fault
        counts = {"uncompared": sum(self.announced.cannot_compare(said) for said in everything)}
        counts["givenUp"] = [{"number": each["last"] + 1, "reply": each["reply"]} for each in everything if each is not drawn]
        counts["ended"] = [{"seq": record["seq"], "why": why} for why in ended_in(record["events"])]
        if changed:
            fault = fault or "dice"
        elif drawn:
            number, reply = round_number(drawn), [drawn["reply"]]
            counts["fromRounds"] = len(own)
            fault = fault or first_wrong("faces", own, lambda i, sides: in_blocks(number, reply, i, sides))
        elif own and dice is None:
            fault = fault or "uncommitted"
        elif own:
            seed, items = self.shown.get(dice["commitment"]), [dice["mix"], log, record["seq"], record["interaction"]]
            counts["fromSeeds" if seed else "open"] = len(own)
            if seed and dice["scheme"] == 2:
                fault = fault or first_wrong("dice", own, lambda i, sides: in_blocks(seed, items, i, sides))
            elif seed:
                fault = fault or first_wrong("dice", own, lambda i, sides: one_by_one(seed, items + [i], sides))
        self.throws += [{**said, "seq": record["seq"], "log": log, "ledger": held.ledger} for said in everything]
        self.announced.remember(record)
        held.remember(record)
        return fault, counts

    def place_fault(self, number, record):
        imports = [event for event in record["events"] if event["type"] in ("imported", "log-imported")]
        last = self.origins[0]["last"]
        fault = None if whole(record["seq"]) == number else "number"
        if last is None or record["seq"] <= last:
            return fault or ("imported" if imports else None)
        # Another log begins.
        wrote = self.origins.pop(0)
        self.held = Held()
        says = [(each.get("log"), each.get("last", each.get("through"))) for each in imports[:1]]
        is_old = not imports and record.get("version", 3) < 3
        return fault or (None if is_old or says == [(wrote["log"], last)] else "imported")


def ended_in(events):
    """Why dice come from a seed again after a record, by what else stands in it: one word, or none."""
    types = {event["type"] for event in events}
    if any(event["type"] == "beacon-ended" and event.get("why") == "other-bot" for event in events):
        return ["other-bot"]
    words = {"imported": "imported", "log-moved": "moved", "agreed": "agreed"}
    return [next((words[each] for each in words if each in types), "alone")] if "beacon-ended" in types else []


def first_wrong(why, own, value):
    return None if all(value(i, sides) == face for i, (sides, face) in enumerate(own)) else why


KNOWN = {}


def wrong_rounds(chain, signed):
    """Those of the rounds whose signature isn't the chain's. What has been checked isn't checked again."""
    new = [each for each in signed if (chain["publicKey"], each) not in KNOWN]
    readable = [each for each in new if each[0] is not None and each[0] >= 1]
    messages = [(sha256(number.to_bytes(8, "big")), signature) for number, signature in readable]
    wrong = {readable[i] for i in bls12_381.wrong_among(chain["publicKey"], messages)}
    for each in new:
        KNOWN[chain["publicKey"], each] = each not in readable or each in wrong
    return {each for each in signed if KNOWN[chain["publicKey"], each]}


# A ledger


class Messages:
    """The messages of one ledger, and the throws that they have been held against."""

    def __init__(self, ledger):
        ledger = {"messages": ledger} if isinstance(ledger, list) else ledger
        self.messages = {message["id"]: message for message in ledger["messages"]}
        self.replies = None
        if "replies" in ledger:
            self.replies = {each["id"]: each for each in ledger["replies"] if each.get("interaction_metadata")}
        first = next(iter(self.messages.values()), {})
        self.channel = (ledger.get("channel") or {}).get("id") or first.get("channel_id")
        self.sent = ledger.get("total_message_sent")
        self.author = None
        self.ruled = set()

    def fault_of(self, said):
        """What's wrong with the messages of a throw."""
        notice = said["notice"] or self.id_of(notice_of(said))
        if notice is None:
            return "unknown"
        self.ruled.add(notice)
        message = self.messages.get(notice)
        if message is None:
            return "no-notice"
        self.author = self.author or message["author"]["id"]
        if message["author"]["id"] != self.author:
            return "other-author"
        if message.get("edited_timestamp") or message.get("timestampEdited"):
            return "edited"
        if message["content"] != notice_of(said):
            is_renamed = re.search(r"deleted-user-[0-9]", str(said["command"])) and number_in(message) == said["last"] + 1
            return "uncompared" if is_renamed else "other-claim"
        if self.replies is None:
            return None
        if said.get("why") == "no-reply" and any(answers(each, said["interaction"]) for each in self.replies.values()):
            return "reply-there"
        if said["reply"] is None:
            return None
        reply = self.replies.get(said["reply"])
        if reply is None:
            return "no-reply-there"
        if reply["interaction_metadata"].get("original_response_message_id"):
            return "later-message"
        return None if reply["interaction_metadata"].get("id") == said["interaction"] else "other-interaction"

    def id_of(self, text):
        """Of a throw that was given up and whose notice nobody could look for: it may be there all the same."""
        return next((message["id"] for message in self.messages.values() if message["content"] == text), None)

    def beside(self, loud):
        """Notices that no record has, numbers that stand twice, and how many messages were deleted."""
        notices = [m for m in self.messages.values() if number_in(m) and (self.author or m["author"]["id"]) == m["author"]["id"]]
        notices.sort(key=lambda message: int(message["id"]))
        texts = {message["content"] for message in notices if message["id"] in self.ruled}
        unruled = []
        claims = {}
        for message in notices:
            number = number_in(message)
            claims.setdefault(number, set()).add(message["content"])
            if message["id"] not in self.ruled and message["content"] not in texts:
                standing = "never" if number <= loud else "open" if message is notices[-1] else "later"
                unruled.append({"notice": message["id"], "number": number, "standing": standing})
        positions = [message["position"] for message in self.messages.values() if message.get("position") is not None]
        gaps = max(positions) + 1 - len(set(positions)) if positions else 0
        deleted = max(0, gaps, 0 if self.sent is None else self.sent - len(self.messages))
        return unruled, [number for number, claimed in claims.items() if len(claimed) > 1], deleted


def answers(reply, interaction):
    """Whether a message is the first reply to a command."""
    to = reply["interaction_metadata"]
    return to.get("id") == interaction and not to.get("original_response_message_id")


def held_against(ledgers, throws, named, loud):
    """What the messages of ledgers show beside the throws of a log."""
    given = [Messages(ledger) for ledger in ledgers]

    def messages_of(ledger):
        return next((each for wanted in (ledger, None) for each in given if each.channel == wanted), None)

    strange = [each for each in given if not named or each.channel not in [None, *named]]
    found = {
        "named": named,
        "held": [ledger for ledger in named if messages_of(ledger)],
        "strange": [each.channel or "" for each in strange],
        "elsewhere": [],
        **{"right": 0, "uncompared": 0, "wrong": None, "unruled": [], "twice": [], "deleted": 0},
    }
    elsewhere = {}
    for said in throws:
        messages = messages_of(said["ledger"])
        if messages is None:
            elsewhere[said["ledger"]] = elsewhere.get(said["ledger"], 0) + 1
            continue
        fault = messages.fault_of(said)
        if fault == "unknown":
            continue
        if fault == "uncompared":
            found["uncompared"] += 1
        elif fault:
            found["wrong"] = found["wrong"] or {"seq": said["seq"], "fault": fault}
        else:
            found["right"] += 1
    found["elsewhere"] = [{"ledger": ledger, "throws": count} for ledger, count in elsewhere.items()]
    for messages in given:
        if messages not in strange:
            unruled, twice, deleted = messages.beside(loud)
            found["unruled"] += unruled
            found["twice"] += twice
            found["deleted"] += deleted
    return found


def fits_ledgers(found):
    """What was deleted is a remark until somebody has measured that. Of a number that was asked twice, one notice was never ruled."""
    if found["wrong"] or found["strange"] or found["elsewhere"]:
        return False
    return all(each["standing"] == "open" for each in found["unruled"])


def number_in(message):
    found = re.fullmatch(r"#([1-9][0-9]{0,14}) [0-9a-f]{64}", message["content"])
    return int(found.group(1)) if found else None


# The command line


def read(path):
    try:
        with open(path, "rb") as file:
            data = file.read()
        return json.loads(gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data)
    except (OSError, ValueError):
        print(f"{path} can't be read.", file=sys.stderr)
        sys.exit(2)


def main(args):
    as_json = "--json" in args
    args = [each for each in args if each != "--json"]
    ledgers = []
    while "--ledger" in args[:-1]:
        at = args.index("--ledger")
        ledgers.append(read(args[at + 1]))
        args = args[:at] + args[at + 2 :]
    if not args or any(each.startswith("--") for each in args):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    parts = [read(path) for path in args]
    file = parts[0] | {
        name: [each for part in parts for each in part.get(name) or []] for name in ("records", "fingerprints")
    }
    found = check(file, ledgers=ledgers)
    if as_json:
        print(json.dumps(found))
    else:
        print("\n".join(told(found)))
    beside = found.get("ledger")
    return 1 if found["wrong"] or found.get("altered") or (beside and not fits_ledgers(beside)) else 0


ENDED = {
    "agreed": "the players agreed",
    "moved": "the campaign moved to another channel",
    "imported": "the campaign was imported",
    "other-bot": "the bot says that the ledger is another bot's",
    "alone": "somebody decided that alone, and no other side was asked",
}


def told(found):
    if found.get("altered"):
        yield f"Number {found['altered']} isn't the record that its fingerprint was taken from."
    if found["wrong"]:
        yield f"Number {found['wrong']} of the log is wrong: {found['why']}. It's the first one that is."
    yield f"{found['fromRounds']} dice are what public rounds give, {found['fromSeeds']} what seeds give, and {found['open']} can't be checked yet."
    for each in found["givenUp"]:
        yield f"The throw announced as #{each['number']} wasn't made (reply: {each['reply'] or 'none'})."
    for each in found["ended"]:
        yield f"After #{each['seq']}, the dice come from a secret seed again: {ENDED[each['why']]}."
    for each in found["throws"]:
        yield f"#{each['seq']}: reply {each['reply']}, public round {each['round']}, notice {each['notice']}"
    ledger = found.get("ledger")
    if ledger:
        for channel in ledger["strange"]:
            yield f"The messages of channel {channel or 'unknown'} aren't those of a ledger that the log names ({', '.join(ledger['named']) or 'none'})."
        for each in ledger["elsewhere"]:
            yield f"{each['throws']} throws were announced in the ledger {each['ledger']}, whose messages aren't here."
        yield f"{ledger['right']} throws were announced in the ledger {', '.join(ledger['held']) or '(none)'} as their records say."
        if ledger["uncompared"]:
            yield f"{ledger['uncompared']} claims can't be compared: somebody in the command was taken out."
        if ledger["wrong"]:
            yield f"The throw of number {ledger['wrong']['seq']} doesn't fit the ledger: {ledger['wrong']['fault']}."
        for each in ledger["unruled"]:
            more = {"never": "", "open": ", and may still be open", "later": ", or only after this file was exported"}[each["standing"]]
            yield f"#{each['number']} was announced and never ruled (message {each['notice']}){more}."
        for number in ledger["twice"]:
            yield f"#{number} was asked twice."
        if ledger["deleted"]:
            yield f"{ledger['deleted']} messages were deleted, as far as Discord counts right."
    elif found["fromRounds"] or found["givenUp"]:
        yield "That the replies and notices exist, only Discord shows: alone, this file proves nothing against the host."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
