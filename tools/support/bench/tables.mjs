// Measurements as tables. A measurement is named `inputs/stage`; each stage is compared with the stage `scan` of the
// same inputs, a bare look at every byte, since ratios of one run say more than figures of different machines.

export const rounded = (value) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

// Their order in a table; what is not named comes after them.
const stages = [
  'scan', 'read by hand', 'recognise', 'tree', 'units', 'words', 'parse', 'judge alone', 'parse and resolve',
  'parse and play', 'parse, play and print', 'lint', 'lint and show to people', 'lint and show as JSON lines', 'format',
];
const place = (stage) => (stages.includes(stage) ? stages.indexOf(stage) : stages.length);

export function byInputs(measurements) {
  const groups = new Map();
  for (const measured of measurements) {
    // How it is run may follow its name.
    const name = measured.name.replace(/\/iterations:\d+/, '').replace(/\/manual_time$/, '');
    const slash = name.lastIndexOf('/');
    const inputs = name.slice(0, slash);
    if (!groups.has(inputs)) groups.set(inputs, []);
    groups.get(inputs).push({...measured, stage: name.slice(slash + 1)});
  }
  for (const rows of groups.values()) rows.sort((a, b) => place(a.stage) - place(b.stage));
  return groups;
}

export function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|---|${'---:|'.repeat(heads.length - 1)}`, ...rows.map(line)].join('\n');
}

// Times of a stage in terms of another of the same inputs; empty where one of them is not measured.
function ratio(rows, stage, base) {
  const [row, other] = [stage, base].map((name) => rows.find((one) => one.stage === name));
  return row && other ? rounded(other.bytes_per_second / row.bytes_per_second) : '';
}

export function stageTable(inputs, rows) {
  return table(
    [inputs, 'items/s', 'MB/s', 'time, scan = 1'],
    rows.map((row) => [
      row.stage,
      row.items_per_second ? rounded(row.items_per_second) : '',
      row.bytes_per_second ? rounded(row.bytes_per_second / 1e6) : '',
      ratio(rows, row.stage, 'scan'),
    ]),
  );
}

// One row a notation: everything beside the scan, and beside the reader that is most like it.
export function overview(groups) {
  const rows = [...groups].filter(([, rows]) => rows.some((row) => row.stage === 'recognise'));
  return table(
    ['notation', 'lint MB/s', 'lint ÷ scan', 'by hand ÷ scan', 'recognise ÷ by hand', 'tree ÷ by hand', 'lint ÷ by hand', 'Peggy ÷ recognise'],
    rows.map(([inputs, rows]) => [
      inputs,
      rounded(rows.find((row) => row.stage === 'lint').bytes_per_second / 1e6),
      ratio(rows, 'lint', 'scan'),
      ratio(rows, 'read by hand', 'scan'),
      ratio(rows, 'recognise', 'read by hand'),
      ratio(rows, 'tree', 'read by hand'),
      ratio(rows, 'lint', 'read by hand'),
      ratio(rows, 'Peggy runs our grammar', 'recognise'),
    ]),
  );
}

export function rulesTable(measurements) {
  return table(
    ['rules alone', 'a second'],
    measurements.map((row) => [row.name.replace(/\/iterations:\d+/, '').replace('/', ', '), rounded(row.items_per_second)]),
  );
}

export function startUpTable(rows) {
  return table(['start-up, median', 'wall ms', 'cpu ms'], rows.map((row) => [row.stage, rounded(row.wall_ms), rounded(row.cpu_ms)]));
}

export function chessTable(rows) {
  return table(
    ['program', 'reads', 'MB/s', 'time beside the first'],
    rows.map(([name, game, speed, ratio]) => [`\`${name}\``, game, rounded(speed), rounded(ratio)]),
  );
}

export function secondCoreTable(rows) {
  return table(
    ['`lint`', '`--jobs 1` ÷ `--jobs 2`, wall', '`--jobs 2` ÷ `--jobs 1`, cpu', 's with one job'],
    rows.map((row) => [row.stage, rounded(row.wall_ratio), rounded(row.cpu_ratio), rounded(row.real_time / 1000)]),
  );
}

export function memoryTable(rows) {
  return table(
    ['`lint`', 'peak MB', 'MB/s'],
    rows.map((row) => [row.stage, rounded(row.peak_megabytes), rounded(row.bytes_per_second / 1e6)]),
  );
}

export const keystrokeTable = (rows) => table(
  ['game', 'bytes', 'median ms', 'longest ms'],
  rows.map(([notation, bytes, median, longest]) => [notation, bytes.toLocaleString('en'), rounded(median), rounded(longest)]),
);
