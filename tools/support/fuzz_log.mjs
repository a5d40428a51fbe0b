// The tables of docs/fuzzing.md: what all logged runs came to for each target, and the runs.

// What the parser targets are to reach.
const goals = {fast: 1e8, sanitized: 1e7};

const number = (text) => Number(text.replaceAll(',', '') || 0);
const written = (value) => (value > 0 ? value.toLocaleString('en') : '');

function cellsOf(line) {
  return line.split('|').slice(1, -1).map((cell) => cell.trim());
}

// The rows of a table between its two marks, without its head.
function rowsIn(page, name) {
  const block = new RegExp(`<!-- ${name} -->\\n([\\s\\S]*?)<!-- end of ${name} -->`).exec(page);
  if (!block) throw new Error(`docs/fuzzing.md has no table of ${name}`);
  return block[1].split('\n').filter((line) => line.startsWith('| ')).slice(1).map(cellsOf);
}

function withTable(page, name, lines) {
  const block = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
  return page.replace(block, (_, begin, end) => `${begin}\n${lines.join('\n')}\n\n${end}`);
}

function totalsIn(page) {
  const totals = new Map();
  for (const [name, fast, fastEdges, sanitized, sanitizedEdges, last] of rowsIn(page, 'executions')) {
    totals.set(name, {
      fast: {executions: number(fast), edges: number(fastEdges)},
      sanitized: {executions: number(sanitized), edges: number(sanitizedEdges)},
      last,
    });
  }
  return totals;
}

function standOf(totals) {
  const parsers = [...totals].filter(([name]) => name.startsWith('parse-')).map(([, total]) => total);
  const reached = (build) => parsers.filter((total) => total[build].executions >= goals[build]).length;
  return `Of ${parsers.length} parser targets ${reached('fast')} have reached ${written(goals.fast)} executions in the fast build, ` +
    `and ${reached('sanitized')} have reached ${written(goals.sanitized)} under the sanitizers.`;
}

// The page with one run more. `names` are those of all targets: one that was never run is to be seen.
export function addCampaign(page, {date, commit, seconds, isFast, names, results}) {
  const totals = totalsIn(page);
  const none = () => ({executions: 0, edges: 0});
  for (const name of names) {
    if (!totals.has(name)) totals.set(name, {fast: none(), sanitized: none(), last: ''});
  }
  for (const {name, executions, edges} of results) {
    const total = totals.get(name);
    const build = isFast ? total.fast : total.sanitized;
    build.executions += executions;
    build.edges = edges;
    total.last = `${date} ${commit}`;
  }
  const sorted = [...totals].sort(([a], [b]) => (a < b ? -1 : 1));
  const table = [
    standOf(totals),
    '',
    '| target | executions, fast | edges | executions, sanitizers | edges | last run |',
    '|---|---:|---:|---:|---:|---|',
    ...sorted.map(([name, {fast, sanitized, last}]) =>
      `| ${[name, written(fast.executions), written(fast.edges), written(sanitized.executions), written(sanitized.edges), last].join(' | ')} |`),
  ];
  const sum = results.reduce((all, {executions}) => all + executions, 0);
  const found = results.filter(({isBroken}) => isBroken).map(({name}) => name);
  const campaign = [date, commit, isFast ? 'fast' : 'sanitizers', results.length, seconds, written(sum), found.join(', ') || 'none'];
  const campaigns = [
    '| date | commit | build | targets | seconds each | executions in all | findings |',
    '|---|---|---|---:|---:|---:|---|',
    ...rowsIn(page, 'campaigns').concat([campaign]).map((cells) => `| ${cells.join(' | ')} |`),
  ];
  return withTable(withTable(page, 'executions', table), 'campaigns', campaigns);
}
