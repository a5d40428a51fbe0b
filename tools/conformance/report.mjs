// What is said about a run: for people, or as JSON lines.
import {textOf} from './compare.mjs';

const most = 20;

export class Report {
  constructor({outputFormat, showsAll}) {
    this.isJson = outputFormat === 'jsonl';
    this.showsAll = showsAll;
    // By notation, then by level.
    this.counts = new Map();
    this.total = {passed: 0, failed: 0, 'left out': 0};
    this.troubles = 0;
  }

  hello({program, version, protocol}, suite) {
    if (this.isJson) console.log(JSON.stringify({program, version, protocol, suite: suite.version}));
    else console.log(`${program} ${version ?? ''} and the suite ${suite.version} (protocol ${suite.protocol})`);
  }

  checks(checks) {
    for (const check of checks) {
      ++this.#countsOf(check)[check.result];
      ++this.total[check.result];
      if (this.isJson) console.log(JSON.stringify(check));
      else if (check.result === 'failed' && this.#isShown(this.total.failed)) show(check);
    }
  }

  trouble(where, what) {
    ++this.troubles;
    if (this.isJson) console.log(JSON.stringify({trouble: what, at: where}));
    else console.log(`${where}: ${what}`);
  }

  finish() {
    if (this.isJson) {
      for (const row of this.#rows()) console.log(JSON.stringify(row));
      return;
    }
    if (!this.#isShown(this.total.failed)) console.log(`... and ${this.total.failed - most} more`);
    console.log(`${'notation'.padEnd(18)}level  passed  failed  left out`);
    for (const {notation, level, ...counts} of this.#rows()) console.log(tableRow(notation, String(level), counts));
    console.log(tableRow('all', '', this.total));
  }

  // 0 if nothing is wrong and something was compared.
  status() {
    if (this.troubles > 0) return 2;
    return this.total.failed > 0 || this.total.passed === 0 ? 1 : 0;
  }

  #isShown(number) {
    return this.showsAll || number <= most;
  }

  #countsOf({notation, level}) {
    if (!this.counts.has(notation)) this.counts.set(notation, new Map());
    const ofNotation = this.counts.get(notation);
    if (!ofNotation.has(level)) ofNotation.set(level, {passed: 0, failed: 0, 'left out': 0});
    return ofNotation.get(level);
  }

  #rows() {
    return [...this.counts].flatMap(([notation, levels]) =>
      [...levels].sort(([a], [b]) => a - b).map(([level, counts]) => ({notation, level, ...counts})));
  }
}

function show({id, level, member, expected, given}) {
  console.log(`${id} (level ${level})\n  ${member}\n    expected ${textOf(expected)}\n    given    ${textOf(given)}`);
}

function tableRow(notation, level, counts) {
  const cells = [counts.passed, counts.failed, counts['left out']].map((count, i) => String(count).padStart([6, 6, 8][i]));
  return `${notation.padEnd(18)}${level.padStart(5)}  ${cells.join('  ')}`;
}
