"""What lies in `deploy/` is read here, since there may be nothing to run it with: it holds
together, and says nothing that Parola would not understand."""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib import import_module
from ipaddress import ip_network
from pathlib import Path
from string import Template
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import click
import pytest
from click.testing import CliRunner

from parola.cli import main
from parola.cli_serve import serve
from parola.settings import Settings
from parola.web.address import Caller, Proxies
from parola.web.health import ROUTES
from parola.web.metrics import FORWARDED
from parola.web.serve import PATIENCE_SECONDS
from parola.web.socket_line import PING_SECONDS
from parola.web.visit import is_own

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
FILES = sorted(DEPLOY.iterdir())
OPTIONS = [one for one in serve.params if isinstance(one, click.Option)]
FLAGS = {flag for one in OPTIONS for flag in one.opts}
VARIABLES = {str(one.envvar) for one in OPTIONS} | {"PAROLA_SECRET"}
ASKED = {"PAROLA_SECRET", "POSTGRES_PASSWORD", "PAROLA_SITE"}
"""What the compose file takes from whoever starts it."""
WATCHED = {one.path for one in ROUTES}
NODES = ["node-1", "node-2"]


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Settings]]:
    """The settings with which a server would have been started."""
    found: list[Settings] = []
    monkeypatch.setattr("parola.web.serve.serve", found.append)
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    yield found
    assert len(found) == 1


def start(words: list[str], environment: dict[str, str]) -> None:
    said = CliRunner().invoke(main, words, env=environment)
    assert said.exit_code == 0, said.output


# All of them.


def test_the_hosts_page_names_every_file() -> None:
    page = (ROOT / "docs" / "how-to" / "host.md").read_text(encoding="utf-8")
    assert {file.name for file in FILES} == set(re.findall(r"\bdeploy/([\w.]+\w)", page))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_is_one_of_parolas(file: Path) -> None:
    named = re.findall(r"\bPAROLA_\w+", file.read_text(encoding="utf-8"))
    assert set(named) <= VARIABLES | ASKED


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile", "parola.service"])
def test_every_flag_that_is_named_is_one_of_parola_serve(name: str) -> None:
    assert set(re.findall(r"(?<![\w-])--[a-z][\w-]*", text(name))) <= FLAGS


# compose.yaml

NEEDED = re.compile(r"\$\{(\w+):([?-])([^}]*)\}")
SERVICE_KEYS = {
    *("build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image"),
    *("ports", "restart", "security_opt", "volumes"),
}


@pytest.fixture
def house() -> Any:
    return import_module("yaml").safe_load(text("compose.yaml"))


def filled_in(value: str, **given: str) -> str:
    """As compose does it: with what was given, else with what stands after the dash."""
    return NEEDED.sub(lambda found: given.get(found[1], found[3]), value)


def test_the_house_is_two_nodes_with_what_they_share_and_a_proxy(house: Any) -> None:
    services = house["services"]
    assert set(services) == {*NODES, "postgres", "valkey", "proxy"}
    assert services["node-1"] == services["node-2"]
    assert set(services["proxy"]["depends_on"]) == set(NODES)
    assert set(services["node-1"]["depends_on"]) == {"postgres", "valkey"}
    for name, service in services.items():
        assert set(service) <= SERVICE_KEYS, name
        assert service["restart"] == "unless-stopped"
        assert "build" in service or re.search(r"/\w+:\d+$", service["image"]), name
    build = services["node-1"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert ROOT / build["dockerfile"] == DEPLOY / "Containerfile"


def test_only_the_proxy_can_be_reached_from_outside(house: Any) -> None:
    assert [name for name, one in house["services"].items() if "ports" in one] == ["proxy"]
    assert house["services"]["proxy"]["ports"] == ["80:80", "443:443"]
    for node in NODES:
        assert house["services"][node]["cap_drop"] == ["ALL"]


def test_the_house_keeps_what_must_be_kept_and_finds_its_files(house: Any) -> None:
    mounted = [one.split(":") for s in house["services"].values() for one in s.get("volumes", [])]
    named = {source for source, *_ in mounted if not source.startswith(".")}
    assert named == set(house["volumes"])
    assert ["tables", "/var/lib/postgresql/data"] in mounted
    files = [source for source, *_ in mounted if source.startswith(".")]
    assert files == ["./Caddyfile"]
    assert (DEPLOY / files[0]).is_file()


def test_nobody_starts_the_house_without_secrets_of_their_own(house: Any) -> None:
    everything = NEEDED.findall(json.dumps(house))
    assert {name for name, *_ in everything} == ASKED
    assert {name for name, mark, _ in everything if mark == "?"} == ASKED - {"PAROLA_SITE"}
    shown = next(line for line in text("compose.yaml").splitlines() if "podman compose" in line)
    assert set(re.findall(r"(\w+)=", shown)) == ASKED - {"PAROLA_SITE"}
    page = (ROOT / "docs" / "reference" / "settings.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in ASKED)


@pytest.mark.parametrize("node", NODES)
def test_the_nodes_of_the_house_share_what_is_there(
    node: str, house: Any, started: list[Settings]
) -> None:
    services = house["services"]
    given = {"PAROLA_SECRET": "s" * 64, "POSTGRES_PASSWORD": "p@ss/word"}
    told = {name: filled_in(one, **given) for name, one in services[node]["environment"].items()}
    image = containerfile()
    start(image.command[1:], {**image.environment, **told})
    settings = started[0]
    assert settings.secret == given["PAROLA_SECRET"]
    assert settings.host == "0.0.0.0"  # noqa: S104 - the proxy is another machine
    postgres = {
        name: filled_in(one, **given) for name, one in services["postgres"]["environment"].items()
    }
    store, bus = urlsplit(settings.store), urlsplit(settings.bus)
    assert (store.scheme, store.hostname, store.password) == ("postgresql", "postgres", None)
    assert (store.username, store.path) == (
        postgres["POSTGRES_USER"],
        "/" + postgres["POSTGRES_DB"],
    )
    assert told["PGPASSWORD"] == postgres["POSTGRES_PASSWORD"] == given["POSTGRES_PASSWORD"]
    assert (bus.scheme, bus.hostname, bus.port) == ("redis", "valkey", 6379)
    (network,) = house["networks"]["default"]["ipam"]["config"]
    assert settings.trusted_proxies == (network["subnet"],)
    assert ip_network(network["subnet"]).is_private


# nginx.conf


class Directive(NamedTuple):
    words: list[str]
    block: "list[Directive] | None" = None


NGINX = re.compile(r"#[^\n]*|'[^'\n]*'|\"[^\"\n]*\"|[{};]|[^\s{};'\"#]+|\S")
NGINX_KNOWS = {
    *("upstream", "server", "map", "listen", "server_name", "location", "proxy_pass"),
    *("proxy_http_version", "proxy_set_header", "proxy_connect_timeout", "proxy_read_timeout"),
    "proxy_buffering",
}


def nginx(configuration: str) -> list[Directive]:
    """What a configuration says, if nothing in it is left open."""
    words = [one for one in NGINX.findall(configuration) if not one.startswith("#")]
    open_blocks: list[list[Directive]] = [[]]
    said: list[str] = []
    for word in words:
        if word not in {"{", "}", ";"}:
            said.append(word.strip("'\""))
            continue
        if bool(said) == (word == "}"):
            raise ValueError(f"{word} after {said}")
        if word == "}":
            open_blocks.pop()
            if not open_blocks:
                raise ValueError("one } too many")
            continue
        directive = Directive(said, [] if word == "{" else None)
        open_blocks[-1].append(directive)
        if directive.block is not None:
            open_blocks.append(directive.block)
        said = []
    if said or len(open_blocks) != 1:
        raise ValueError("something is left open")
    return open_blocks[0]


def every(directives: list[Directive], name: str) -> list[Directive]:
    """Those of this name, at whatever depth."""
    inner = [one for each in directives for one in every(each.block or [], name)]
    return [one for one in directives if one.words[0] == name] + inner


@pytest.mark.parametrize(
    "wrong",
    ["server { listen 80 }", "server { listen 80;", "listen 80; }", "listen 80", "{ }", ";"],
)
def test_what_is_left_open_for_nginx_is_noticed(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        nginx(wrong)


def test_nginx_leads_to_both_nodes() -> None:
    said = nginx(text("nginx.conf"))
    (upstream,) = every(said, "upstream")
    assert upstream.block is not None
    assert [one.words[1] for one in upstream.block] == ["127.0.0.1:8440", "127.0.0.1:8441"]
    assert all("fail_timeout=2s" in one.words for one in upstream.block)
    (passed,) = every(said, "proxy_pass")
    assert passed.words[1:] == [f"http://{upstream.words[1]}"]
    (location,) = every(said, "location")
    assert location.words[1:] == ["/"]
    (switch,) = every(said, "map")
    assert switch.words[1:] == ["$http_upgrade", "$connection_upgrade"]
    assert switch.block == [Directive(["default", "upgrade"]), Directive(["", "close"])]
    names = {one.words[0] for outer in said for one in [outer, *(outer.block or [])]}
    names |= {one.words[0] for one in location.block or []}
    assert names - {"default", ""} <= NGINX_KNOWS


def test_nginx_lets_sockets_through_and_lets_them_be_quiet() -> None:
    said = nginx(text("nginx.conf"))
    headers = set_headers(said)
    assert headers["upgrade"] == "$http_upgrade"
    assert headers["connection"] == "$connection_upgrade"
    (version,) = every(said, "proxy_http_version")
    assert version.words[1:] == ["1.1"]
    (patience,) = every(said, "proxy_read_timeout")
    assert int(patience.words[1].removesuffix("s")) > 2 * PING_SECONDS


def set_headers(said: list[Directive]) -> dict[str, str]:
    return {one.words[1].lower(): one.words[2] for one in every(said, "proxy_set_header")}


@pytest.mark.parametrize("host", ["parola.example.org", "parola.example.org:8443"])
def test_the_server_learns_from_nginx_who_asks_and_whoever_asks_cannot_lie(host: str) -> None:
    lies = {
        "x-forwarded-for": "192.0.2.66",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "http",
    }
    known = {
        "http_host": host,
        "host": host.partition(":")[0],
        "scheme": "https",
        "proxy_add_x_forwarded_for": lies["x-forwarded-for"] + ", 203.0.113.9",
        "http_upgrade": "",
        "connection_upgrade": "close",
    }
    headers = set_headers(nginx(text("nginx.conf")))
    arriving = {**lies, **{name: Template(v).substitute(known) for name, v in headers.items()}}
    caller = Proxies(("127.0.0.1",)).caller("127.0.0.1", "http", arriving.get)
    assert caller == Caller("203.0.113.9", secure=True, host=host)
    assert is_own(f"https://{host}", caller)
    assert set(FORWARDED) & set(arriving)  # so that nobody reads the numbers through it


# Caddyfile

CADDY_KNOWS = {
    *("lb_policy", "lb_try_duration", "fail_duration", "health_uri", "health_interval"),
}
"""None of them changes the headers: by itself Caddy passes the host and upgrades, and replaces
X-Forwarded-For, -Proto and -Host."""


def test_caddy_leads_to_both_nodes_and_asks_whether_they_are_well(house: Any) -> None:
    lines = [line.split() for line in text("Caddyfile").splitlines()]
    said = [words for words in lines if words and not words[0].startswith("#")]
    site, proxy, *inner = said
    assert site == ["{$PAROLA_SITE}", "{"]
    assert "PAROLA_SITE" in house["services"]["proxy"]["environment"]
    port = containerfile().environment["PAROLA_PORT"]
    assert proxy == ["reverse_proxy", *(f"{node}:{port}" for node in NODES), "{"]
    assert inner[-2:] == [["}"], ["}"]]
    told = {name: values for name, *values in inner[:-2]}
    assert set(told) <= CADDY_KNOWS
    assert told["health_uri"][0] in WATCHED
    assert {"lb_try_duration", "fail_duration"} <= set(told)


# Containerfile

INSTRUCTIONS = {
    *("FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"),
}


class Image(NamedTuple):
    """What a container file makes."""

    said: list[tuple[str, str]]

    def all(self, instruction: str) -> list[str]:
        return [rest for name, rest in self.said if name == instruction]

    @property
    def environment(self) -> dict[str, str]:
        words = [word for rest in self.all("ENV") for word in shlex.split(rest)]
        return dict(word.split("=", 1) for word in words)

    @property
    def command(self) -> list[str]:
        words: list[str] = json.loads(self.all("CMD")[-1])
        return words

    @property
    def copied(self) -> list[str]:
        """What it takes from the checkout."""
        words = [shlex.split(rest) for rest in self.all("COPY")]
        return [source for one in words if one[0][:2] != "--" for source in one[:-1]]


def containerfile() -> Image:
    lines = [line for line in text("Containerfile").splitlines() if line and line[0] != "#"]
    assert not any(line.endswith("\\") for line in lines)
    return Image([(name, rest) for name, _, rest in (line.partition(" ") for line in lines)])


def let_in(path: str) -> bool:
    """Whether .dockerignore lets a build see this file: the last line that fits decides."""
    seen = True
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!")
        anywhere = pattern.startswith("**/") and pattern[3:] in path.split("/")
        if pattern == "*" or anywhere or f"{path}/".startswith(f"{pattern}/"):
            seen = line.startswith("!")
    return seen


def test_the_image_is_made_in_steps_that_are_known() -> None:
    image = containerfile()
    assert {name for name, _ in image.said} <= INSTRUCTIONS
    build, final = image.all("FROM")
    assert build == f"{final} AS build"
    assert re.fullmatch(r"docker\.io/library/python:3\.\d+-slim", final)
    assert image.all("COPY")[-1] == "--from=build /wheels /wheels"


def test_the_image_has_all_that_the_wheel_is_made_of_and_nothing_of_a_checkouts_own() -> None:
    copied = containerfile().copied
    assert "." not in copied
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    hook, version = wheel["hooks"]["custom"]["path"], project["tool"]["hatch"]["version"]["path"]
    needed = {project["project"]["readme"], *project["project"]["license-files"], hook, version}
    needed |= {*wheel["packages"], "client/build.py", "client/package-lock.json"}
    for path in needed:
        assert any(f"{path}/".startswith(f"{one}/") for one in copied), path
    for path in {*needed, *copied}:
        assert (ROOT / path).exists()
        assert let_in(path)
    for path in (".git", ".venv", "parola-data/secret", "client/node_modules", "tests/conftest.py"):
        assert not let_in(path)
    assert not let_in("src/parola/web/static/index.html")


def test_the_image_has_no_secret_in_it() -> None:
    image = containerfile()
    assert not re.search(r"(?i)secret|password|token", " ".join(rest for _, rest in image.said))
    assert not image.all("ARG")


def test_nobody_is_root_in_the_image(started: list[Settings]) -> None:
    image = containerfile()
    (user,) = image.all("USER")
    names = [name for name, _ in image.said]
    assert names.index("USER") < names.index("CMD")
    assert re.search(rf"useradd .* {user}$", image.all("RUN")[1])
    start(image.command[1:], image.environment)
    (settings,) = started
    assert image.command[0] == "parola"
    assert image.all("EXPOSE") == [str(settings.port)]
    assert image.all("VOLUME") == [str(settings.data)]
    assert str(settings.data) == f"{image.all('WORKDIR')[-1]}/{image.all('RUN')[-1].split()[1]}"
    (asked,) = re.findall(r"http://[^']+", image.all("HEALTHCHECK")[0])
    assert urlsplit(asked).port == settings.port
    assert urlsplit(asked).path in WATCHED


# parola.service

RUNNING = {
    *("Type", "ExecStart", "Environment", "Restart", "RestartSec", "TimeoutStopSec"),
    "StateDirectory",
}
HARDENED = """
DynamicUser=yes
NoNewPrivileges=yes
CapabilityBoundingSet=
StateDirectoryMode=0700
UMask=0077
ProtectSystem=strict
ProtectHome=yes
ProtectProc=invisible
ProtectClock=yes
ProtectHostname=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
LockPersonality=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM
"""
"""What the service may not do."""


def unit() -> dict[str, dict[str, list[str]]]:
    """Sections, with the values of each name; some are written several times."""
    sections: dict[str, dict[str, list[str]]] = {}
    for line in text("parola.service").splitlines():
        if line.startswith("["):
            section = sections.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            assert equals
            section.setdefault(name, []).append(value)
    return sections


def test_the_unit_has_its_sections_and_few_rights() -> None:
    sections = unit()
    assert list(sections) == ["Unit", "Service", "Install"]
    assert set(sections["Unit"]) == {"Description", "After", "Wants"}
    assert sections["Unit"]["After"] == sections["Unit"]["Wants"] == ["network-online.target"]
    assert sections["Install"] == {"WantedBy": ["multi-user.target"]}
    service = sections["Service"]
    settled = dict(line.split("=") for line in HARDENED.strip().splitlines())
    assert set(service) == {*RUNNING, *settled}
    assert {name: service[name] for name in settled} == {k: [v] for k, v in settled.items()}
    assert int(service["TimeoutStopSec"][0]) > PATIENCE_SECONDS


def test_the_unit_starts_a_server_for_a_proxy_on_the_same_machine(started: list[Settings]) -> None:
    service = unit()["Service"]
    program, *words = shlex.split(service["ExecStart"][0])
    page = (ROOT / "docs" / "how-to" / "host.md").read_text(encoding="utf-8")
    assert f"python3 -m venv {program.removesuffix('/bin/parola')}\n" in page
    start(words, dict(one.split("=", 1) for one in service["Environment"]))
    (settings,) = started
    assert settings.host == "127.0.0.1"
    assert settings.trusted_proxies == ("127.0.0.1",)
    assert settings.data == Path("/var/lib") / service["StateDirectory"][0]
    assert f"127.0.0.1:{settings.port}" in text("nginx.conf")
