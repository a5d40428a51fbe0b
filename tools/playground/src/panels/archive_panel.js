// Games from files of the reader's own: how many of them come to the position shown, and what was played there.
import {byId, button, element} from '../parts/elements.js';
import {Engine} from '../engine/engine.js';
import {latest} from '../engine/latest.js';
import {counted, plainOf} from '../parts/prose.js';

// Files beyond it would not fit into the memory of a page.
const largest = 64_000_000;

export class ArchivePanel {
  output = 'occurrences';
  #engine;
  #page;
  #changed;
  #opened;
  #archive = null;
  #asked = {key: '', found: null};
  #size = {files: 0, games: 0, positions: 0, bytes: 0};

  // `engine` is that of the text; `changed` is called when there are other games, `opened` when some are dropped.
  constructor(engine, page, {changed, opened}) {
    this.#engine = engine;
    this.#page = page;
    this.#changed = changed;
    this.#opened = opened;
    byId('archive-files').addEventListener('change', ({target}) => this.#take([...target.files]));
    byId('archive-mirrored').addEventListener('change', changed);
    byId('forget-archive').addEventListener('click', () => this.#forget());
    const isFiles = ({dataTransfer}) => dataTransfer?.types.includes('Files');
    addEventListener('dragover', (event) => {
      if (!isFiles(event)) return;
      event.preventDefault();
      document.documentElement.classList.add('is-dropping');
    });
    addEventListener('dragleave', ({relatedTarget}) => {
      if (relatedTarget === null) document.documentElement.classList.remove('is-dropping');
    });
    addEventListener('drop', (event) => {
      document.documentElement.classList.remove('is-dropping');
      if (!isFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      this.#opened();
      this.#take([...event.dataTransfer.files]);
    });
  }

  async refresh() {
    const place = byId(this.output);
    if (this.#size.games === 0) {
      place.replaceChildren(element('p', {className: 'quiet'}, 'Choose files of games in any notation, to see which of them come to the position on the board, and how they go on.'));
      return;
    }
    place.replaceChildren(...this.#resultOf(await this.#found()));
  }

  // Says below the board how many games come to it, whatever else is open.
  count = latest(async () => {
    const place = byId('occurs');
    if (this.#size.games === 0) {
      place.textContent = '';
      return;
    }
    try {
      place.textContent = `in ${counted((await this.#found()).count, 'game')} of the archive`;
    } catch {
      // The panel says why.
      place.textContent = '';
    }
  });

  // What is known of the position shown: asked once for the count and the panel.
  async #found() {
    const position = await this.#engine.ask('played', this.#page.selectionWithLine);
    const request = {...position, mirrored: byId('archive-mirrored').checked};
    const key = JSON.stringify([request, this.#size]);
    if (this.#asked.key !== key) this.#asked = {key, found: this.#archive.ask('find', request)};
    return this.#asked.found;
  }

  async #take(files) {
    const say = (text) => { byId('archive-status').textContent = text; };
    this.#archive ??= new Engine({script: 'archive_worker.js', patience: Infinity, onLost: () => this.#lost()});
    const problems = [];
    for (const [index, file] of files.entries()) {
      say(`Reading file ${index + 1} of ${files.length}: ${file.name}`);
      if (this.#size.bytes + file.size > largest) {
        problems.push(`${file.name}: more than ${largest / 1e6} MB are too many for this page; plyglot index takes them`);
        continue;
      }
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const {problem, games, positions} = await this.#archive.ask('add', {name: file.name, bytes});
        if (problem === undefined) {
          this.#size.files += 1;
          this.#size.games += games;
          this.#size.positions += positions;
          this.#size.bytes += file.size;
        } else problems.push(`${file.name}: ${plainOf(problem)}`);
      } catch ({message}) {
        problems.push(`${file.name}: ${message}`);
      }
    }
    const {files: read, games, positions} = this.#size;
    say([`${counted(games, 'game')} in ${counted(read, 'file')}, ${counted(positions, 'position')}.`,
      ...problems.slice(0, 5).map((problem) => `Not read: ${problem}.`),
      ...(problems.length > 5 ? [`${problems.length - 5} more files were not read.`] : [])].join(' '));
    byId('archive-tools').hidden = games === 0;
    this.#changed();
  }

  async #forget() {
    await this.#archive.ask('forget');
    this.#lost();
    byId('archive-status').textContent = '';
  }

  #lost() {
    this.#size = {files: 0, games: 0, positions: 0, bytes: 0};
    byId('archive-files').value = '';
    byId('archive-tools').hidden = true;
    this.#changed();
  }

  #resultOf({count, games, continuations, players}) {
    const says = count === 0 ? 'This position occurs in none of these games.'
      : `This position occurs in ${counted(count, 'game')}.`;
    const parts = [element('p', {id: 'occurrence-count'}, says)];
    const [first, second] = players.length === 2 ? players : ['First', 'Second'];
    if (continuations.length > 0) {
      parts.push(table('Moves played here', ['Move', 'Games', `${first} – drawn – ${second}`],
        continuations.map(({words, count: played, ends}) => [
          button(words, () => this.#page.play(words)), String(played), element('span', {className: 'ends'}, bar(ends), ` ${ends.first ?? 0} – ${ends.drawn ?? 0} – ${ends.second ?? 0}`),
        ])));
    }
    if (games.length > 0) {
      parts.push(table('Games', ['Game', 'Ply', 'Players', 'Date', 'Result'], games.map((game) => [
        button(`${game.name}, ${game.record}`, () => this.#open(game)), `${game.ply} of ${game.plies}${game.isMirrored ? ', mirrored' : ''}`,
        game.players.filter((name) => name !== '').join(' – '), game.date,
        {first: `${first} wins`, second: `${second} wins`, others: 'another wins', drawn: 'drawn'}[game.end] ?? '',
      ])));
      if (count > games.length) parts.push(element('p', {className: 'quiet'}, `${counted(count - games.length, 'more game')} not listed.`));
    }
    return parts;
  }

  async #open({file, record, ply}) {
    const opened = await this.#archive.ask('text', {file, record});
    this.#page.open({...opened, ply});
  }
}

function table(name, heads, rows) {
  const cell = (content) => {
    const made = element('td', {}, content);
    if (content instanceof HTMLButtonElement) content.className = 'place';
    return made;
  };
  return element('table', {'aria-label': name},
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', {scope: 'col'}, head)))),
    element('tbody', {}, ...rows.map((row) => element('tr', {}, ...row.map(cell)))));
}

// How the games ended, side by side.
function bar({first = 0, drawn = 0, second = 0}) {
  const names = 'http://www.w3.org/2000/svg';
  const all = first + drawn + second;
  const picture = document.createElementNS(names, 'svg');
  for (const [key, value] of Object.entries({viewBox: '0 0 60 10', width: 60, height: 10, 'aria-hidden': true})) picture.setAttribute(key, value);
  let x = 0;
  for (const [count, fill] of [[first, '#f4efe0'], [drawn, '#9a9a94'], [second, '#2a2a2e']]) {
    const part = document.createElementNS(names, 'rect');
    const width = all === 0 ? 0 : 60 * count / all;
    for (const [key, value] of Object.entries({x, y: 0, width, height: 10, fill, stroke: '#77777d', 'stroke-width': width === 0 ? 0 : 0.6})) part.setAttribute(key, value);
    x += width;
    picture.append(part);
  }
  return picture;
}
