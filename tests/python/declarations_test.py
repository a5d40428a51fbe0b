"""What the package says of the functions of plyglot.h is what the header says of them."""
import ctypes
import re
import unittest
from pathlib import Path

from plyglot import _declarations, document, findings, game, picture, _library

TOP = Path(__file__).resolve().parents[2]
HEADER = re.sub(r"/\*.*?\*/", "", (TOP / "lib/include/plyglot.h").read_text(encoding="utf-8"), flags=re.DOTALL)
NUMBERS = {"plyglot_severity": "int32", "plyglot_safety": "int32", "plyglot_format": "int32", "plyglot_view": "int32",
           "plyglot_status": "status", "int": "int", "int32_t": "int32", "int64_t": "int64", "uint32_t": "uint32",
           "size_t": "size", "void": "void", "plyglot_span": "span", "plyglot_position": "position",
           "plyglot_numbers": "numbers", "plyglot_key": "key"}
C_TYPES = {"plyglot_theme": ctypes.c_int32, "plyglot_pieces": ctypes.c_int32, "plyglot_text": _declarations.GivenText,
           "uint32_t": ctypes.c_uint32, "uint64_t": ctypes.c_uint64, "size_t": ctypes.c_size_t}


# Functions that the package has no use for, and why.
NOT_OFFERED = {"document_text": "a Document has the text that it was given"}


def word_for(c_type: str, text: str) -> str:
    c_type = c_type.replace("const ", "").strip()
    if c_type.endswith("**"):
        return "out"
    if c_type == "plyglot_picture*":
        return "picture"
    if c_type.endswith("*"):
        return "handle"
    return text if c_type == "plyglot_text" else NUMBERS[c_type]


class Declarations(unittest.TestCase):
    def test_functions_are_those_of_the_header(self) -> None:
        found = {}
        for result, name, parameters in re.findall(
                r"PLYGLOT_API\s+([\w\s]+?[\s*]+)plyglot_(\w+)\(([^)]*)\)\s*PLYGLOT_NOEXCEPT;", HEADER):
            types = [re.sub(r"\w+$", "", parameter.strip()) for parameter in parameters.split(",")]
            words = [] if parameters == "void" else [word_for(c_type, "given") for c_type in types]
            found[name] = [word_for(result, "text"), *words]
        self.assertEqual(len(found), HEADER.count("PLYGLOT_API ") - HEADER.count("#define PLYGLOT_API "))
        declared = {line.split()[0]: line.split()[1:] for line in _declarations.FUNCTIONS.split("\n") if line}
        self.assertEqual(declared, found)

    def test_every_function_is_offered(self) -> None:
        package = Path(_library.__file__).parent
        called = {name for file in package.glob("*.py") for name in
                  re.findall(r"\b(?:_?lib|library)\.plyglot_(\w+)", file.read_text(encoding="utf-8"))}
        declared = {line.split()[0] for line in _declarations.FUNCTIONS.split("\n") if line}
        self.assertEqual(declared - called, set(NOT_OFFERED))

    def test_structures_are_those_of_the_header(self) -> None:
        for structure, name in ((_declarations.SpanOfBytes, "span"), (_declarations.Position, "position"),
                                (_declarations.Key, "key"), (_declarations.Picture, "picture"), (_declarations.Text, "text"),
                                (_declarations.GivenText, "text"), (_declarations.Numbers, "numbers")):
            match = re.search(r"typedef struct plyglot_%s \{(.*?)\} plyglot_%s;" % (name, name), HEADER, re.DOTALL)
            assert match is not None
            fields = [(field, c_type) for c_type, field in re.findall(r"([\w ]+\*?) (\w+);", match[1])]
            self.assertEqual([field[0] for field in structure._fields_], [field for field, _ in fields])
            for field, (_, c_type) in zip(structure._fields_, fields):
                declared = field[1]
                expected = C_TYPES.get(c_type.strip())
                if expected is None:
                    self.assertEqual(ctypes.sizeof(declared), ctypes.sizeof(ctypes.c_void_p))
                else:
                    self.assertIs(declared, expected)

    def test_numbers_are_those_of_the_header(self) -> None:
        number = {name: int(value) for name, value in re.findall(r"PLYGLOT_(\w+) = (\d+)", HEADER)}
        forms = ("HUMAN", "HUMAN_COLOUR", "JSON_LINES", "SARIF", "GITHUB", "GCC")
        self.assertEqual([number[name] for name in forms], list(range(len(document.FORMS))))
        self.assertEqual([number["VIEW_" + view.upper()] for view in document.VIEWS], list(range(len(document.VIEWS))))
        self.assertEqual({view: number["VIEW_" + view.upper()] for view in game.VIEWS}, game.VIEWS)
        self.assertEqual([number[kind.upper()] for kind in document.TOKEN_KINDS], list(range(len(document.TOKEN_KINDS))))
        self.assertEqual([number["THEME_" + theme.upper()] for theme in picture.THEMES], [0, 1, 2, 3])
        self.assertEqual([number["PIECES_" + pieces.upper()] for pieces in picture.PIECES], [0, 1])
        self.assertEqual([number[name.upper()] for name in findings.SEVERITIES], [0, 1, 2, 3])
        self.assertEqual([number[name] for name in ("NO_FIX", "UNSAFE", "SAFE")], [0, 1, 2])
        self.assertEqual([number[name] for name in ("OK", "UNKNOWN_NAME", "REFUSED")],
                         [_library.OK, _library.UNKNOWN_NAME, _library.REFUSED])
