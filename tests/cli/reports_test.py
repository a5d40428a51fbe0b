"""The formats of findings that other programs read, by Python's own readers of XML, JSON and TOML, and the schema of
plyglot.toml by a small reader of schemas written for this test alone."""
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as xml

program, corpus, cases, docs = sys.argv[1:]


def run(*words, folder=None):
    done = subprocess.run([program, *words], capture_output=True, cwd=folder)
    # The corpus has files in other encodings, which are refused.
    refusals = [line for line in done.stderr.splitlines() if b"UTF-8: convert it first" not in line]
    assert done.returncode in (0, 1, 2) and not refusals, (words, refusals)
    return done.stdout


def lint(form):
    return run("lint", "-q", "--output-format", form, "--severity", "plyglot/=warning", corpus)


# Sites look for files in the project: the nearest folder upwards that holds `.git`, or the one where plyglot runs.
here = pathlib.Path.cwd()
project = next((folder for folder in (here, *here.parents) if (folder / ".git").exists()), here)


def in_project(path):
    return os.path.normpath(project / path)


def in_folder(path):
    return os.path.normpath(here / path)


found = [json.loads(line) for line in lint("jsonl").splitlines()]
assert len(found) > 1000, len(found)
expected = collections.Counter((in_folder(one["file"]), one["line"], one["column"], one["severity"], one["name"]) for one in found)


def same(form, places):
    assert collections.Counter(places) == expected, f"{form}: other findings than in jsonl"


same("checkstyle", ((in_project(file.get("name")), int(error.get("line")), int(error.get("column")), error.get("severity"),
                     error.get("source").removeprefix("plyglot."))
                    for file in xml.fromstring(lint("checkstyle")) for error in file))

tests = [case for suite in xml.fromstring(lint("junit")) for case in suite]
same("junit", ((in_project(case.get("file")), int(case.get("line")), int(case.get("name").rsplit(":", 1)[1]),
                case.find("failure").get("type"), case.get("name").split(" ")[0]) for case in tests))

issues = json.loads(lint("gitlab"))
severities = {"major": "error", "minor": "warning", "info": "info"}
same("gitlab", ((in_project(issue["location"]["path"]), issue["location"]["positions"]["begin"]["line"],
                 issue["location"]["positions"]["begin"]["column"], severities[issue["severity"]],
                 issue["check_name"]) for issue in issues))
prints = collections.Counter(issue["fingerprint"] for issue in issues)
twice = [name for name, count in prints.items() if count > 1]
# Two findings that share the place, the name and the message are one to whoever reads the report.
told_apart = {(one["file"], one["start"], one["name"], one["message"]) for one in found}
assert len(prints) == len(told_apart), (len(prints), len(told_apart), twice[:3])

document = json.loads(lint("rdjson"))
# Columns count bytes there.
same("rdjson", ((in_folder(one["location"]["path"]), one["location"]["range"]["start"]["line"], found[i]["column"],
                 one["severity"].lower(), one["code"]["value"]) for i, one in enumerate(document["diagnostics"])))
checked = 0
for one, line in zip(document["diagnostics"], found):
    text = pathlib.Path(one["location"]["path"]).read_bytes()
    # What ends a line besides LF depends on the notation.
    if b"\r" in text.replace(b"\r\n", b"") or text.startswith(b"\xEF\xBB\xBF"):
        continue
    # Within a character its first byte counts.
    if 0x80 <= (text + b"\n")[line["start"]] < 0xC0:
        continue
    checked += 1
    assert one["location"]["range"]["start"]["column"] == line["start"] - text.rfind(b"\n", 0, line["start"]), one
assert checked > 1000, checked

concise = lint("concise").decode().splitlines()
assert len(concise) == len(found)
fixes = collections.Counter((one["fix"] or {}).get("safety") for one in found)
assert sum(line.endswith(" (--fix)") for line in concise) == fixes["safe"]
assert sum(line.endswith(" (--unsafe-fixes)") for line in concise) == fixes["unsafe"]

counted = {}
for line in run("lint", "-q", "--statistics", "--output-format", "jsonl", "--severity", "plyglot/=warning",
                corpus).splitlines():
    row = json.loads(line)
    counted[row["name"]] = row["count"]
assert counted == collections.Counter(one["name"] for one in found)

# A baseline made from all findings accepts all of them, and after that nothing is found.
with tempfile.TemporaryDirectory() as folder:
    baseline = str(pathlib.Path(folder) / "accepted.json")
    run("lint", "-q", "--baseline", baseline, "--write-baseline", corpus)
    assert run("lint", "-q", "--baseline", baseline, corpus) == b""
    accepted = json.loads(pathlib.Path(baseline).read_bytes())["accepted"]
    default = [json.loads(line) for line in run("lint", "-q", "--output-format", "jsonl", corpus).splitlines()]
    assert sum(count for names in accepted.values() for count in names.values()) == len(default)

# Comments that suppress what is found take nothing away, and what they suppress is not found again.
with tempfile.TemporaryDirectory() as folder:
    copied = pathlib.Path(folder) / "corpus"
    shutil.copytree(corpus, copied, ignore=shutil.ignore_patterns("*.expected", "*.texts", "suite", "*.md"))
    before = {path: path.read_bytes() for path in copied.rglob("*") if path.is_file()}
    left = [json.loads(line) for line in run("lint", "-q", "--add-ignore", "--output-format", "jsonl", str(copied)).splitlines()]
    after = [json.loads(line) for line in run("lint", "-q", "--output-format", "jsonl", str(copied)).splitlines()]
    # Of bytes that are not text, lint offers fixes that --fix does not make.
    places = [[(one["file"], one["start"], one["name"], one["message"]) for one in some] for some in (left, after)]
    assert places[0] == places[1], "the findings that are left are others than those of the file that was written"
    suppressed = 0
    for path, old in before.items():
        lines = old.splitlines(keepends=True)
        for line in path.read_bytes().splitlines(keepends=True):
            if lines and line == lines[0]:
                lines.pop(0)
            elif re.fullmatch(rb"(#|//) plyglot: ignore\[[^\]]*\]\r?\n", line):
                suppressed += 1
            else:
                bare = re.sub(rb" (#|//) plyglot: ignore\[[^\]]*\](?=\r?\n?$)", b"", line)
                assert lines and bare == lines.pop(0), (path, line)
                suppressed += 1
        assert not lines, path
    assert suppressed > 500, suppressed

# What plyglot takes for a config is one by the schema, and so is what it begins with.
schema = json.loads(run("generate", "schema"))


def problem(value, rule):
    """None if the value is as the rule says."""
    if "$ref" in rule:
        name = rule["$ref"].removeprefix("#/definitions/")
        return problem(value, schema["definitions"][name])
    kinds = {"object": dict, "array": list, "string": str, "integer": int}
    if "type" in rule and not isinstance(value, kinds[rule["type"]]):
        return f"{value!r} is not a {rule['type']}"
    if "enum" in rule and value not in rule["enum"]:
        return f"{value!r} is not one of the words"
    if "minimum" in rule and not rule["minimum"] <= value <= rule["maximum"]:
        return f"{value!r} is out of range"
    if isinstance(value, list):
        return next(filter(None, (problem(one, rule.get("items", {})) for one in value)), None)
    if not isinstance(value, dict):
        return None
    for name in rule.get("required", []):
        if name not in value:
            return f"{name} is missing"
    for name, one in value.items():
        if "propertyNames" in rule and problem(name, rule["propertyNames"]):
            return f"{name!r} is not a name"
        rest = rule.get("additionalProperties", {})
        inner = rule.get("properties", {}).get(name, rest)
        if inner is False:
            return f"{name!r} is not a key"
        if said := problem(one, inner or {}):
            return said
    return None


def configs():
    """Those of the cases of the command line, and those in the documentation."""
    for case in sorted(pathlib.Path(cases).rglob("*.txt")):
        for part in case.read_text(errors="replace").split("\n== ")[1:]:
            head, _, body = part.partition("\n")
            if head.startswith("file ") and head.endswith("plyglot.toml"):
                yield case.name, body + "\n"
    for page in sorted(pathlib.Path(docs).rglob("*.md")):
        for body in re.findall(r"^```toml\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE):
            yield page.name, body


good = bad = 0
for origin, body in configs():
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "plyglot.toml").write_text(body)
        takes = subprocess.run([program, "config"], cwd=folder, capture_output=True).returncode == 0
    try:
        said = problem(tomllib.loads(body), schema)
    except tomllib.TOMLDecodeError as error:
        said = str(error)
    if takes:
        assert said is None, f"{origin}: the schema refuses what plyglot takes: {said}\n{body}"
        good += 1
    elif said is not None:
        bad += 1
assert good >= 5 and bad >= 5, (good, bad)
with tempfile.TemporaryDirectory() as folder:
    run("init", "-q", folder=folder)
    text = (pathlib.Path(folder) / "plyglot.toml").read_text()
    assert problem(tomllib.loads(text), schema) is None
print(f"{len(found)} findings in six formats; {good} configs are as the schema says, and {bad} bad ones are not")
