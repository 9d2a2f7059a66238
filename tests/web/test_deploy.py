"""The files of deploy/, with the real proxies: a table is played through each, and who is not ready gets nobody new."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
import yaml  # type: ignore[import-untyped]

from campaigns.client import Person, make
from campaigns.network import Server, acquainted, story
from campaigns.proxies import DEPLOY, Proxy, free_port
from campaigns.steady import Crowd

PROXIES = ["haproxy.cfg", "haproxy-by-table.cfg", "nginx-several.conf", "nginx-by-table.conf", "Caddyfile.several"]
MORE = ["haproxy-compose.cfg"]
"""Of containers: here it is tried behind another."""


@pytest.fixture(scope="module")
def house(postgres: str) -> Iterator[list[Server]]:
    """Two processes of one house, as the files say they are started."""
    options = ("--base-url", "https://bothy.example", "--trusted-proxy", "127.0.0.1")
    ports = free_port(), free_port()
    with Server(postgres, *options, port=ports[0]) as first, Server(postgres, *options, port=ports[1]) as second:
        yield [first, second]


@pytest.mark.xdist_group("deploy")
@pytest.mark.parametrize("file", PROXIES)
def test_a_table_is_played_through_the_proxy_while_a_process_is_renewed(
    house: list[Server], tmp_path: Path, file: str
) -> None:
    async def play(proxy: Proxy) -> None:
        crowd = Crowd(proxy, 2, 15)

        async def answers(more: int) -> None:
            goal = crowd.acknowledged + more
            assert await crowd.until(lambda: crowd.acknowledged >= goal, 60), "the tables do not go on"

        try:
            await answers(10)
            leaving = house[0]
            assert leaving.process is not None
            leaving.process.send_signal(signal.SIGTERM)
            for _ in range(10):
                reply = await proxy.request("GET", f"/api/tables/{crowd.tables[0].id}/door")
                assert reply.status == 200, f"nobody gets an error: {reply}"
            await answers(10)
            assert await asyncio.to_thread(leaving.process.wait, 30) == 0
            await asyncio.to_thread(leaving.start)
            await answers(5)
        finally:
            await crowd.end()
        assert crowd.refusals == [], "nobody gets an error"

    with Proxy(file, [server.port for server in house], tmp_path) as proxy:
        story(play(proxy))


@pytest.mark.xdist_group("deploy")
@pytest.mark.parametrize("file", ["haproxy-by-table.cfg", "nginx-by-table.conf"])
def test_routed_by_its_id_a_table_is_where_its_people_arrive(house: list[Server], tmp_path: Path, file: str) -> None:
    """Also a new one, though whoever made it was any process."""

    async def arrive(proxy: Proxy) -> None:
        await acquainted(house)  # who knows of nobody else keeps the tables it makes
        people: list[Person] = []
        for _ in range(8):
            made = await make(proxy, game="loch-ness", seats=2, bots=["random"], pace="none", start=True)
            people.append(Person(proxy, made["table"], {0: made["seats"]["0"]}))
            await people[-1].connect()
        try:
            figures = [(await server.request("GET", "/api/metrics")).body.decode() for server in house]
            relayed = [float(told.split("\nbothy_relayed_sockets ")[1].split()[0]) for told in figures]
            assert sum(relayed) <= 1, relayed
        finally:
            for person in people:
                await person.close()

    with Proxy(file, [server.port for server in house], tmp_path) as proxy:
        story(arrive(proxy))


@pytest.mark.xdist_group("deploy")
def test_behind_a_proxy_of_ones_own_people_keep_their_addresses_in_the_compose_file(
    house: list[Server], tmp_path: Path
) -> None:
    """TLS ends before it: the address that proxy has seen is passed on, not that of the proxy."""
    file = "haproxy-compose.cfg"
    with (
        Proxy(file, [server.port for server in house], tmp_path / "inner") as inner,
        Proxy("haproxy.cfg", [inner.port], tmp_path / "outer") as outer,
        psycopg.connect(str(house[0].database)) as base,
    ):
        found = []
        for whence in ("127.0.0.1", "127.0.0.2", "127.0.0.1"):
            outer.whence = whence
            made = outer.request_now("POST", "/api/tables", {"game": "loch-ness", "seats": 2})
            row = base.execute("SELECT address FROM tables WHERE id = %s", (made.json()["table"],)).fetchone()
            found.append(row)
    assert found[0] == found[2] != found[1], "everybody has an address of their own"


@pytest.mark.xdist_group("deploy")
@pytest.mark.parametrize("file", ["haproxy.cfg", "Caddyfile.several"])
def test_who_is_not_ready_gets_nobody_new(house: list[Server], tmp_path: Path, file: str) -> None:
    """A process that says 503 at /api/ready is passed over though it still answers everything else."""
    from campaigns.unready import Unready

    with Unready() as unready, Proxy(file, [house[0].port, unready.port], tmp_path) as proxy:
        asked = -1
        while unready.asked != asked:  # a proxy that has just begun may not know yet
            asked = unready.asked
            for _ in range(30):
                assert proxy.request_now("GET", "/api/health").status == 200
        unready.ready = True
        while unready.asked == asked:
            proxy.request_now("GET", "/api/health")


@pytest.mark.xdist_group("deploy")
@pytest.mark.parametrize("file", ["haproxy.cfg", "haproxy-by-table.cfg", "haproxy-compose.cfg"])
def test_where_none_is_ready_any_is_asked(tmp_path: Path, file: str) -> None:
    """It knows best how long to wait, as for a database that was away: nobody gets a 503 of the proxy."""
    from campaigns.unready import Unready

    with Unready() as first, Unready() as second:
        first.ready = second.ready = True
        with Proxy(file, [first.port, second.port], tmp_path) as proxy:
            first.ready = second.ready = False
            while min(first.told, second.told) < 6:
                time.sleep(0.05)  # until the proxy has heard of it, in each of its backends
            first.asked = second.asked = 0
            for number in range(40):
                assert proxy.request_now("GET", f"/api/tables/t{number}/door").status == 200
            assert first.asked > 0 < second.asked


@pytest.mark.xdist_group("deploy")
def test_where_none_is_ready_people_wait_at_caddy_until_one_is(tmp_path: Path) -> None:
    from campaigns.unready import Unready

    file = "Caddyfile.several"
    with Unready() as first, Unready() as second, ThreadPoolExecutor(1) as asking:
        first.ready = True
        with Proxy(file, [first.port, second.port], tmp_path) as proxy:
            first.ready = False
            told = first.told
            while first.told < told + 3:
                time.sleep(0.05)  # until the proxy has heard of it
            asked = asking.submit(proxy.request_now, "GET", "/api/health")
            second.ready = True
            assert asked.result(30).status == 200


@pytest.mark.parametrize("file", [file for file in [*PROXIES, *MORE] if file.startswith("haproxy")])
def test_haproxy_understands_its_file(file: str, tmp_path: Path) -> None:
    from campaigns.proxies import certificate, program

    text = (DEPLOY / file).read_text().replace("/etc/haproxy/bothy.example.pem", str(certificate(tmp_path)))
    (tmp_path / "haproxy.cfg").write_text(text)
    told = subprocess.run(
        [program("haproxy"), "-c", "-f", str(tmp_path / "haproxy.cfg")], capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    assert "WARNING" not in told.stderr, told.stderr


def test_the_compose_file_names_what_there_is() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert set(services) == {"database", "bothy", "proxy"}
    assert (DEPLOY / Path(services["bothy"]["build"]["dockerfile"]).name).exists()
    config = services["proxy"]["volumes"][0].split(":")[0]
    assert (DEPLOY / config).exists()
    assert "--inner" in services["bothy"]["command"][0]
    assert services["bothy"]["deploy"]["replicas"] > 1


def test_the_units_are_understood_by_systemd(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.fail("systemd-analyze is missing: as root, apt-get install systemd")
    for name in ("bothy.service", "bothy@.service"):
        text = (DEPLOY / name).read_text().replace("/opt/bothy/bin/bothy", "/bin/true")
        (tmp_path / name.replace("@", "@8001")).write_text(text)
        told = subprocess.run(
            [analyze, "verify", "--man=no", str(tmp_path / name.replace("@", "@8001"))], capture_output=True, text=True
        )
        assert "bothy" not in told.stderr, told.stderr


def test_processes_are_renewed_one_after_the_other(tmp_path: Path) -> None:
    """The next is touched only when the one before is ready again; where one does not get ready the others are left."""
    log = tmp_path / "log"
    restart = tmp_path / "restart"
    restart.write_text(f'#!/bin/sh\necho "$1" >> {log}\n')
    restart.chmod(0o755)
    from campaigns.unready import Unready

    with Unready() as first, Unready() as second:
        first.ready = second.ready = True
        command = [str(DEPLOY / "rolling-restart"), str(first.port), str(second.port)]
        environment = {"RESTART": f"{restart} ", "PATH": "/usr/bin:/bin"}
        told = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=30)
        assert told.returncode == 0, told.stderr
        assert log.read_text().split() == [str(first.port), str(second.port)]
        assert "all are renewed" in told.stdout
        log.unlink()
        first.ready = False
        told = subprocess.run(command, capture_output=True, text=True, env={**environment, "PATIENCE": "2"}, timeout=30)
        assert told.returncode == 1
        assert f"{first.port} does not get ready" in told.stderr
        assert log.read_text().split() == [str(first.port)], "the other is left as it is"
    assert free_port() != first.port
