"""The package for Python as a program of the conformance suite (corpus/README.md). Positions, perft and the suite's own
words for moves are not part of the package."""
import base64
import json
import sys
from typing import Any, Callable, Dict, Optional

import plyglot

CHECKS = {check.name: check for check in plyglot.checks()}
# As plyglot.h numbers it.
UNKNOWN_NAME = 2


def document_of(request: Dict[str, Any]) -> plyglot.Document:
    options = dict(request.get("options", {}))
    for name in request.get("checks", []):
        if name not in CHECKS:
            raise plyglot.PlyglotError(f"there is no check {name}", UNKNOWN_NAME)
    text = request["text"].encode("utf-8") if "text" in request else base64.b64decode(request["base64"])
    return plyglot.Document(
        text, notation=named(request["notation"], options), options=options,
        severities={name: CHECKS[name].severity for name in request.get("checks", [])},
        is_string=request.get("source") == "string")


def named(notation: str, options: Dict[str, str]) -> str:
    """Takes the dialect out of the options."""
    dialect = options.pop("dialect", None)
    return notation if dialect is None else f"{notation}:{dialect}"


def written(data: bytes) -> Dict[str, Optional[str]]:
    try:
        return {"text": data.decode("utf-8")}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(data).decode("ascii")}


def hello(_: Dict[str, Any]) -> Dict[str, Any]:
    return {"program": "plyglot for Python", "version": plyglot.__version__, "protocol": 1, "verbs": list(VERBS),
            "notations": [notation.id for notation in plyglot.notations() if notation.can_be_read]}


def lint(request: Dict[str, Any]) -> Dict[str, Any]:
    with document_of(request) as document:
        return {"ok": all(finding.severity != "error" for finding in document.findings),
                "diagnostics": [{"name": finding.name, "severity": finding.severity, "start": finding.span.begin,
                                 "end": finding.span.end} for finding in document.findings]}


def format(request: Dict[str, Any]) -> Dict[str, Any]:
    with document_of(request) as document:
        return written(document.canonical().data)


def translate(request: Dict[str, Any]) -> Dict[str, Any]:
    options = dict(request.get("to_options", {}))
    target = named(request["to"], options)
    with document_of(request) as document:
        outcome = document.translate(target, record=request.get("record"), ply=request.get("ply"), options=options)
        return written(outcome.data) if outcome.done > 0 else {"text": None}


def diff(request: Dict[str, Any]) -> Dict[str, Any]:
    with document_of(request) as document, document_of(request["other"]) as other:
        return {"same": plyglot.diff(document, other).not_done == 0}


VERBS: Dict[str, Callable[[Dict[str, Any]], Dict[str, Any]]] = {
    "hello": hello, "lint": lint, "format": format, "translate": translate, "diff": diff}


def answer_to(line: bytes) -> Dict[str, Any]:
    try:
        request = json.loads(line)
    except ValueError:
        return {"id": None, "error": "this line is no JSON"}
    number = request.get("id") if isinstance(request, dict) else None
    if isinstance(number, bool) or not isinstance(number, (str, int)):
        return {"id": None, "error": "a request is an object with an `id`"}
    if not isinstance(request.get("do"), str):
        return {"id": number, "error": "a request says what to `do`"}
    if request["do"] not in VERBS:
        return {"id": number, "unsupported": True}
    try:
        return {"id": number, **VERBS[request["do"]](request)}
    except plyglot.PlyglotError as error:
        if error.status is None:
            raise
        return {"id": number, "unsupported": True}


for line in sys.stdin.buffer:
    print(json.dumps(answer_to(line)), flush=True)
