"""The cells of code in pages are run as a notebook runs them, and print what the pages show. With PLYGLOT_UPDATE=1 the
pages are written again."""
import ast
import contextlib
import io
import os
import re
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any, Dict

DOCS = Path(__file__).resolve().parents[2] / "docs"
# A cell, and what it prints, if it prints anything.
CELL = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n.*?^```\n)?", re.DOTALL | re.MULTILINE)


class Notebook:
    def __init__(self) -> None:
        self.names: Dict[str, Any] = {}
        self.pictures = 0

    def output_of(self, code: str) -> str:
        """What is printed, and the value of an expression at the end."""
        tree = ast.parse(code)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(tree, "a cell", "exec"), self.names)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "a cell", "eval"), self.names)
                if value is not None:
                    print(repr(value))
                self.look_at_picture(value)
        return printed.getvalue()

    def look_at_picture(self, value: Any) -> None:
        if hasattr(value, "_repr_svg_"):
            picture = value._repr_svg_()
            assert picture is None or ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
            self.pictures += picture is not None


class Pages(unittest.TestCase):
    def test_cells_print_what_the_page_shows(self) -> None:
        self.assertGreater(self.checked("notebook.md").pictures, 0)
        self.checked("embedding.md")

    def checked(self, name: str) -> Notebook:
        page = (DOCS / name).read_text(encoding="utf-8")
        notebook = Notebook()

        def shown(cell: "re.Match[str]") -> str:
            output = "\n".join(line.rstrip() for line in notebook.output_of(cell[1]).rstrip().split("\n"))
            return f"```python\n{cell[1]}```\n" + (f"\n```text\n{output}\n```\n" if output else "")

        now, cells = CELL.subn(shown, page)
        if "PLYGLOT_UPDATE" in os.environ:
            (DOCS / name).write_text(now, encoding="utf-8")
        self.assertEqual(now, page)
        self.assertGreater(cells, 0)
        return notebook


if __name__ == "__main__":
    unittest.main()
