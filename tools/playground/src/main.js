// The page, put together.
import {ArchivePanel} from './archive_panel.js';
import {Board} from './board.js';
import {Checker} from './checker.js';
import {ComparePanel} from './compare_panel.js';
import {Editor} from './editor.js';
import {byId} from './elements.js';
import {EmbedPanel} from './embed_panel.js';
import {Engine} from './engine.js';
import {loadExamples, offerExamples} from './examples.js';
import {offerExports} from './exporting.js';
import {FindingsView} from './findings_view.js';
import {InsidePanel} from './inside_panel.js';
import {Fixing} from './fixing.js';
import {latest} from './latest.js';
import {remember, remembered} from './memory.js';
import {closeMenus} from './menus.js';
import {copy, notice} from './notice.js';
import {Page} from './page.js';
import {Panels} from './panels.js';
import {aboutFinding} from './pointing.js';
import {Sharing} from './sharing.js';
import {TranslatePanel} from './translate_panel.js';

const engine = new Engine();

// Until then there is nothing to type into.
const [catalogue, examples] = await Promise.all([engine.ask('catalogue'), loadExamples()]).catch(({message}) => {
  byId('summary').textContent = message;
  throw new Error(message);
});

// Where the cursor was put last, while the board has not followed.
let pointed = null;
const follow = latest(async () => {
  const {document} = editor;
  const place = pointed === null ? null : await engine.ask('at', {offset: pointed}).catch(() => null);
  if (place !== null && document === editor.document) board.go(place);
});

const editor = new Editor(byId('editor'), {
  changed() {
    sharing.forget();
    notice('');
    checker.check();
  },
  pointed(offset) {
    pointed = offset;
    follow();
  },
});
const page = new Page(catalogue, editor, () => checker.check());
const board = new Board(engine, {
  moved(shown) {
    editor.markPly(shown?.span ?? null, shown?.follows ?? false);
    panels.refresh();
    archive.count();
  },
  use: (text) => open(text),
});
const findings = new FindingsView(engine, editor, (finding) => {
  const about = finding === null ? {} : aboutFinding(finding, (span) => editor.slice(span));
  board.picture.mark(about.names, about.spans);
});

const context = {
  get notations() { return page.notations; },
  get selection() { return board.selection; },
  get selectionWithLine() { return board.selectionWithLine; },
  get text() { return page.text; },
  get language() { return page.source.notation; },
  notation: (language) => page.notation(language),
  open: (state) => open(state),
  play: (words) => board.play(words),
  copy,
};
const refresh = () => panels.refresh();
const compare = new ComparePanel(engine, context, refresh);
const archive = new ArchivePanel(engine, context, {changed: () => { refresh(); archive.count(); }, opened: () => panels.open('archive')});
const panels = new Panels({
  translate: new TranslatePanel(engine, context, refresh), compare, archive,
  embed: new EmbedPanel(context, refresh), inside: new InsidePanel(engine, context, refresh),
});

const checker = new Checker(engine, {
  source: () => page.source,
  show(answer) {
    const isRead = answer.problem === undefined;
    page.answered(answer);
    panels.about(isRead ? answer : null);
    byId('format').disabled = !isRead;
    if (isRead) {
      findings.show(answer);
      board.refresh(answer);
      colour();
    } else {
      findings.showProblem(answer.problem);
      board.clear();
      panels.refresh();
    }
  },
});
const colour = latest(async () => {
  const {document} = editor;
  editor.colour(document, await engine.ask('tokens').catch(() => []));
});
new Fixing(engine, editor, checker);
offerExports(board);
closeMenus();

// Every text is looked at from its end, if nothing else was asked for.
function open({record = 1, ply, other, ...text}) {
  pointed = null;
  board.wish({record, ply});
  compare.state = other;
  page.open(text);
  checker.check();
}

const sharing = new Sharing({
  current: () => ({
    text: page.text, notation: page.source.notation, options: page.source.options, ...board.selection, other: compare.state,
  }),
  open,
});
offerExamples(examples, open);
byId('words').open = remembered('words') ?? false;
byId('words').addEventListener('toggle', () => remember('words', byId('words').open));
// Arrow keys that nothing else wants go through the game.
addEventListener('keydown', ({key, target, altKey, ctrlKey, metaKey}) => {
  const count = {ArrowLeft: -1, ArrowRight: 1}[key];
  if (count !== undefined && target === document.body && !altKey && !ctrlKey && !metaKey) board.step(count);
});
document.querySelector('.skip').addEventListener('click', (event) => {
  // The address belongs to the shared text.
  event.preventDefault();
  editor.focus();
});
await sharing.follow(() => open(examples[0]));
