"""The reverse proxies of deploy/, each started with the very file that lies there; only its addresses are others."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path

from campaigns.network import Network

DEPLOY = Path(__file__).parents[2] / "deploy"
PATH = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
START = 30.0
NGINX = """daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/bothy.conf;
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str) -> str:
    found = shutil.which(name, path=PATH)
    assert found, f"{name} is missing: as root, python3 tools/machine.py proxies"
    return found


def certificate(folder: Path) -> Path:
    """One of our own, as certbot would have put it, with its key beside it and in one file."""
    key, chain, both = folder / "privkey.pem", folder / "fullchain.pem", folder / "both.pem"
    if not both.exists():
        words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        words += ["-days", "2", "-subj", "/CN=bothy.example", "-keyout", str(key), "-out", str(chain)]
        subprocess.run(words, check=True, capture_output=True)
        both.write_text(chain.read_text() + key.read_text())
    return both


class Proxy(Network):
    """A proxy before these ports, ended with the block that began it."""

    def __init__(self, file: str, ports: list[int], folder: Path) -> None:
        super().__init__(free_port(), tls=not file.startswith("Caddy") and "compose" not in file)
        self.file = file
        self.folder = folder
        self.plain = free_port()
        folder.mkdir(parents=True, exist_ok=True)
        text = (DEPLOY / file).read_text(encoding="utf-8")
        kind = file.split("-")[0].split(".")[0]
        self.command = {"haproxy": self.haproxy, "nginx": self.nginx, "Caddyfile": self.caddy}[kind](text, ports)
        self.process: subprocess.Popen[bytes] | None = None

    def put(self, name: str, text: str, old: str, new: str, *more: str) -> Path:
        """Write a file with its addresses replaced; each must be there."""
        pairs = [old, new, *more]
        for before, after in zip(pairs[::2], pairs[1::2], strict=True):
            assert before in text, f"{self.file} has no {before!r}"
            text = text.replace(before, after)
        place = self.folder / name
        place.write_text(text)
        return place

    def haproxy(self, text: str, ports: list[int]) -> list[str]:
        servers = "".join(f"    server bothy-{port} 127.0.0.1:{port}\n" for port in ports)
        unready = "".join(f"    server any-{port} 127.0.0.1:{port} backup no-check\n" for port in ports)
        if "compose" in self.file:
            template = "    server-template bothy 1-8 bothy:8000 resolvers containers init-addr none\n"
            place = self.put(
                "haproxy.cfg", text, "bind :8000\n", f"bind 127.0.0.1:{self.port}\n", template, servers,
                template.replace("bothy 1-8", "any 1-8").replace("\n", " backup no-check\n"), unready,
            )  # fmt: skip
            return [program("haproxy"), "-db", "-f", str(place)]
        text = re.sub(r"(    server bothy-\d+ .*\n)+", servers, text)
        text = re.sub(r"(    server any-\d+ 127.0.0.1:\d+ backup no-check\n)+", unready, text)
        place = self.put(
            "haproxy.cfg", text, "bind :80\n", f"bind 127.0.0.1:{self.plain}\n",
            "bind :443 ", f"bind 127.0.0.1:{self.port} ",
            "/etc/haproxy/bothy.example.pem", str(certificate(self.folder)),
        )  # fmt: skip
        return [program("haproxy"), "-db", "-f", str(place)]

    def nginx(self, text: str, ports: list[int]) -> list[str]:
        server = re.search(r"    server 127\.0\.0\.1:8001(.*)\n", text)
        assert server
        text = re.sub(r"(    server 127\.0\.0\.1:800\d.*\n)+", "".join(
            f"    server 127.0.0.1:{port}{server[1]}\n" for port in ports
        ), text)  # fmt: skip
        certificate(self.folder)
        self.put(
            "bothy.conf", text, "    listen [::]:80;\n", "", "    listen [::]:443 ssl http2;\n", "",
            "listen 80;", f"listen 127.0.0.1:{self.plain};", "listen 443 ", f"listen 127.0.0.1:{self.port} ",
            "/etc/letsencrypt/live/bothy.example", str(self.folder),
        )  # fmt: skip
        place = self.folder / "nginx.conf"
        user = "user root;\n" if os.geteuid() == 0 else ""
        place.write_text(user + NGINX.format(folder=self.folder))
        return [program("nginx"), "-p", str(self.folder), "-c", str(place), "-e", "stderr"]

    def caddy(self, text: str, ports: list[int]) -> list[str]:
        places = " ".join(f"127.0.0.1:{port}" for port in ports)
        place = self.put(
            "Caddyfile", "{\n\tadmin off\n}\n" + text, "bothy.example {", f"http://127.0.0.1:{self.port} {{",
            "127.0.0.1:8001 127.0.0.1:8002", places,
        )  # fmt: skip
        return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(place)]

    def __enter__(self) -> Proxy:
        with (self.folder / "proxy.log").open("wb") as log:
            environment = {**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=environment)
        end = time.monotonic() + START
        while time.monotonic() < end:
            assert self.process.poll() is None, (self.folder / "proxy.log").read_text()
            with suppress(OSError):
                if self.request_now("GET", "/api/ready").status == 200:
                    return self
            time.sleep(0.05)
        self.__exit__()
        raise OSError(f"{self.file}: nobody answers: {(self.folder / 'proxy.log').read_text()}")

    def __exit__(self, *error: object) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
