"""Push messages as browsers want them: sealed for one device (RFC 8291, RFC 8188), signed by the house (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from typing import Final

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from bothy.host.errors import RequestError

RECORD: Final = 4096
PADDED: Final = 1024
"""Every message is as long as this, so that nobody can tell them apart by their lengths."""
VALID: Final = 12 * 3600
"""For so many seconds a signature is good."""


def urlsafe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_urlsafe(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def expand(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def device_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The keys of a device, if they are any."""
    try:
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_urlsafe(p256dh))
        secret = from_urlsafe(auth)
    except ValueError as error:
        raise RequestError("not-understood", "these are no keys of a browser's push subscription") from error
    if len(secret) != 16:
        raise RequestError("not-understood", "the secret of a push subscription has 16 bytes")
    return key, secret


def seal(
    text: bytes, p256dh: str, auth: str, salt: bytes = b"", own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A text that only this device can read. Salt and key are fresh, unless a test says otherwise."""
    device, secret = device_keys(p256dh, auth)
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    mine, theirs = public_point(own.public_key()), public_point(device)
    shared = expand(secret, own.exchange(ec.ECDH(), device), b"WebPush: info\0" + theirs + mine, 32)
    key = expand(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = expand(salt, shared, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(mine).to_bytes(1) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def padded(text: bytes) -> bytes:
    """JSON of one length, whatever it says; spaces after it mean nothing."""
    return text.ljust(PADDED)


class House:
    """The house as push services know it: by a key of its own."""

    def __init__(self, key: str, subject: str) -> None:
        self.key = ec.derive_private_key(int(key, 16), ec.SECP256R1())
        self.subject = subject
        """Whom to turn to when something is wrong with the house: its address."""
        self.public_key = urlsafe(public_point(self.key.public_key()))
        self.signed: dict[str, tuple[float, str]] = {}
        """Until when each signature is used, and the signature, by the push service it is for."""

    @staticmethod
    def new_key() -> str:
        return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"

    def authorization(self, service: str) -> str:
        """What is said to a push service to prove who calls."""
        now = time.time()
        until, known = self.signed.get(service, (0.0, ""))
        if until < now:
            if len(self.signed) > 1000:
                self.signed.clear()
            known = self.sign({"aud": service, "exp": int(now) + VALID, "sub": self.subject})
            self.signed[service] = (now + VALID / 2, known)
        return f"vapid t={known}, k={self.public_key}"

    def sign(self, claims: dict[str, object]) -> str:
        """A JSON Web Token, signed by ES256."""
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        body = ".".join([urlsafe(json.dumps(part, separators=(",", ":")).encode()) for part in parts])
        first, second = decode_dss_signature(self.key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{body}.{urlsafe(first.to_bytes(32) + second.to_bytes(32))}"
