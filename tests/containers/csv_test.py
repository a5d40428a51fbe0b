"""Cells of CSV against the reader of Python: the same cells of a column, in files that are made of what matters to CSV.

csv_test.py SPLIT
"""

import csv
import io
import json
import random
import subprocess
import sys

COUNT = 30_000
# A carriage return that ends a row by itself is one to Python and none to RFC 4180.
PARTS = ['a', 'b', ',', ',', '"', '"', '""', '\n', '\r\n', ' ', 'é', '"x"', '"x\ny"', ',"']
COLUMN = 'c'


def made_file(source):
    body = ''.join(source.choice(PARTS) for _ in range(source.randrange(40)))
    return f'a,{COLUMN},b\n{body}'


def expected(file):
    rows = list(csv.reader(io.StringIO(file, newline='')))
    return [row[1] for row in rows[1:] if len(row) > 1 and row[1]]


def ends_in_quotes(file):
    try:
        list(csv.reader(io.StringIO(file, newline=''), strict=True))
    except csv.Error as problem:
        return 'unexpected end of data' in str(problem)
    return False


def main():
    source = random.Random(20261126)
    files = [made_file(source) for _ in range(COUNT)]
    # What Python calls strict stops at the first odd cell: whether a quote is open at the end is asked of the same file
    # with a row after it, which is part of the last cell then.
    files = [file for file in files if len(list(csv.reader(io.StringIO(file + '\n!\n', newline='')))) ==
             len(list(csv.reader(io.StringIO(file + '\n', newline='')))) + 1 and not ends_in_quotes(file)]
    requests = ''.join(json.dumps({'format': 'csv', 'file': file, 'column': COLUMN}) + '\n' for file in files)
    done = subprocess.run([sys.argv[1]], input=requests, capture_output=True, encoding='utf-8', check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(files) > COUNT / 4, (len(answers), len(files))
    cells = 0
    for file, answer in zip(files, answers):
        assert answer == expected(file), (file, answer, expected(file))
        cells += len(answer)
    assert cells > COUNT / 4, cells
    print(f'{len(files)} files, {cells} cells')


if __name__ == '__main__':
    main()
