"""A push service of our own on this machine, and a browser that is called through it.

It reads what it is sent as RFC 8188, 8291 and 8292 tell, by other means than the sources do: what is sealed or signed
wrongly, it refuses.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import os
import ssl
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.x509.oid import NameOID

CURVE = ec.SECP256R1()


def urlsafe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_urlsafe(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def mac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


class Browser:
    """A browser that has subscribed: it alone can read what it is sent."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self.key = key or ec.generate_private_key(CURVE)
        self.auth = auth or os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": urlsafe(point(self.key.public_key())), "auth": urlsafe(self.auth)}

    def read(self, sealed: bytes) -> bytes:
        """RFC 8291, section 3.4, and RFC 8188, section 2: one record."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20]), sealed[20]
        sender, record = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(record) <= size, "there is more than one record"
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        root = mac(salt, mac(mac(self.auth, shared), info + b"\x01"))
        key = mac(root, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = mac(root, b"Content-Encoding: nonce\0\x01")[:12]
        opener = Cipher(algorithms.AES(key), modes.GCM(nonce, record[-16:])).decryptor()
        text = opener.update(record[:-16]) + opener.finalize()
        body, mark, padding = text.rpartition(b"\x02")
        assert mark, "the last record must say so"
        assert not padding.strip(b"\0")
        return body


def signed_by(authorization: str, audience: str) -> tuple[str, dict[str, Any]]:
    """RFC 8292: the key that has signed, and what; an error if it has not, or for somebody else."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = from_urlsafe(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_urlsafe(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(from_urlsafe(head))["alg"] == "ES256"
    said: dict[str, Any] = json.loads(from_urlsafe(claims))
    left = said["exp"] - datetime.now(UTC).timestamp()
    assert said["aud"] == audience
    assert 0 < left <= 86_400
    assert said["sub"].startswith(("https:", "mailto:"))
    return parts["k"], said


class Heard:
    """A request as it came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Takes messages for browsers that have subscribed, and whatever else is posted to it."""

    def __init__(self, certificate: Path) -> None:
        self.certificate = certificate
        self.port = 0
        self.browsers: dict[str, Browser] = {}
        self.read: dict[str, list[dict[str, str]]] = {}
        """What each browser has read, by its path."""
        self.heard: list[Heard] = []
        self.keys: set[str] = set()
        """By which keys it was called."""
        self.answer: Callable[[Heard], bytes] = lambda heard: b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
        self.faults: list[str] = []

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    def subscribe(self, name: str) -> dict[str, str]:
        """What a page would send to the house."""
        browser = self.browsers[f"/push/{name}"] = Browser()
        self.read[name] = []
        return {"endpoint": f"{self.origin}/push/{name}", **browser.keys}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            heard = Heard(first.split()[1], headers, body)
            self.heard.append(heard)
            try:
                self.deliver(heard)
            except Exception as fault:  # a test looks at these at its end
                self.faults.append(repr(fault))
            writer.write(self.answer(heard))
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def deliver(self, heard: Heard) -> None:
        browser = self.browsers.get(heard.path)
        if browser is None:
            return
        assert heard.headers["content-encoding"] == "aes128gcm"
        assert heard.headers["ttl"].isdigit()
        assert len(heard.headers["topic"]) <= 32
        assert len(heard.body) <= 4096
        self.keys.add(signed_by(heard.headers["authorization"], self.origin)[0])
        self.read[heard.path.removeprefix("/push/")].append(json.loads(browser.read(heard.body)))


@contextmanager
def push_service_beside(folder: Path) -> Iterator[PushService]:
    """The same in a thread of its own."""
    started: Queue[PushService] = Queue()
    loop = asyncio.new_event_loop()
    ended = asyncio.Event()

    async def run() -> None:
        async with push_service(folder) as service:
            started.put(service)
            await ended.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    try:
        yield started.get(timeout=20)
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """A push service by https on loopback; who trusts its certificate can call it."""
    key_file, certificate = folder / "key.pem", folder / "certificate.pem"
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    key_file.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    service = PushService(certificate)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key_file)
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=context)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()
