// The page, put together: first what findings and boards need, then all else.
import {Board} from '../board/board.js';
import {Checker} from '../findings/checker.js';
import {Editor} from '../text/editor.js';
import {byId} from '../parts/elements.js';
import {Engine} from '../engine/engine.js';
import {FindingsView} from '../findings/findings_view.js';
import {latest} from '../engine/latest.js';
import {remember, remembered} from '../parts/memory.js';
import {closeMenus} from './menus.js';
import {copy, notice} from '../parts/notice.js';
import {Page} from './page.js';
import {aboutFinding} from '../board/pointing.js';
import {Sharing} from './sharing.js';
import {whileWaiting} from '../engine/waiting.js';

const engine = new Engine({
  onLost(verb) {
    // A check says itself that it came to no end.
    if (verb !== null && verb !== 'check') checker.renew();
  },
});
// What is loaded last, and what it gets then.
let rest = null;
let answered = null;
let compared;
let drawn = null;

// Where the cursor was put last, while the board has not followed.
let pointed = null;
const follow = latest(async () => {
  if (pointed === null || pointed.document !== await checker.settled()) return;
  const {document, offset} = pointed;
  const place = await engine.ask('at', {offset}).catch(() => null);
  if (place !== null && document === editor.document) board.go(place);
});

const editor = new Editor(byId('editor'), {
  changed() {
    sharing.forget();
    notice('');
    checker.check();
  },
  pointed(offset) {
    pointed = {document: editor.document, offset};
    follow();
  },
});
const page = new Page(editor, () => checker.check());
const board = new Board(engine, {
  moved(shown) {
    editor.markPly(shown?.span ?? null, shown?.follows ?? false);
    rest?.refresh();
  },
  // In the dialect and with the options of the text, which the game does not name.
  use(text) {
    const {notation, options} = page.source;
    open(notation.split(':')[0] === text.notation ? {...text, notation, options} : text);
  },
});
const findings = new FindingsView(editor, (finding) => {
  board.mark(finding === null ? {} : aboutFinding(finding, (span) => editor.slice(span)));
});

const checker = new Checker(engine, {
  source: () => page.source,
  show(answer) {
    const isRead = answer.problem === undefined;
    answered = isRead ? answer : null;
    page.answered(answer);
    rest?.about(answered);
    byId('format').disabled = !isRead;
    if (isRead) {
      findings.show(answer);
      drawn = board.refresh(answer, editor.cursor);
      colour();
    } else {
      findings.showProblem(answer.problem);
      board.clear();
    }
  },
});
const colour = latest(async () => {
  const {document} = editor;
  editor.colour(document, await engine.ask('tokens').catch(() => []));
});
closeMenus();

// Every text is looked at from its end, if nothing else was asked for.
function open({record = 1, ply, other, ...text}) {
  pointed = null;
  board.wish({record, ply});
  compared = other;
  if (rest !== null) rest.compared = other;
  page.open(text);
  return checker.check();
}

const sharing = new Sharing({
  current: () => ({
    text: page.text, notation: page.source.notation, options: page.source.options, ...board.selection,
    other: rest === null ? compared : rest.compared,
  }),
  open,
});
byId('words').open = remembered('words') ?? false;
byId('words').addEventListener('toggle', () => remember('words', byId('words').open));
// Arrow keys that nothing else wants go through the game, and others change the size of the board.
addEventListener('keydown', (event) => {
  const {key, target, altKey, ctrlKey, metaKey} = event;
  if (target !== document.body || altKey || ctrlKey || metaKey) return;
  const count = {ArrowLeft: -1, ArrowRight: 1}[key];
  if (count !== undefined) board.step(count);
  else board.press(event);
});
document.querySelector('.skip').addEventListener('click', (event) => {
  // The address belongs to the shared text.
  event.preventDefault();
  editor.focus();
});

const context = {
  get notations() { return page.notations; },
  get selection() { return board.selection; },
  get selectionWithLine() { return board.selectionWithLine; },
  get text() { return page.text; },
  get language() { return page.source.notation; },
  notation: (language) => page.notation(language),
  open,
  play: (words) => board.play(words),
  copy,
};

async function loadRest() {
  const {Rest} = await import('./rest.js');
  rest = new Rest({engine, editor, checker, board, context});
  rest.compared = compared;
  rest.about(answered);
  rest.refresh();
}

// The first question may be lost with a text that takes too long.
const catalogue = engine.ask('catalogue').catch(() => engine.ask('catalogue'));
const known = catalogue.then((all) => { page.catalogue = all; });
// The text of the page is its first example.
await sharing.follow(() => checker.check());
await drawn;
const loaded = [known.then(loadRest), editor.enrich()];
const isLost = (await whileWaiting(Promise.allSettled(loaded))).some(({status}) => status === 'rejected');
if (isLost) notice('Parts of this page could not be loaded; reload it.');
