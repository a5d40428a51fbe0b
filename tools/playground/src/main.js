// The page, put together.
import {Board} from './board.js';
import {Checker} from './checker.js';
import {ComparePanel} from './compare_panel.js';
import {Editor} from './editor.js';
import {byId} from './elements.js';
import {Engine} from './engine.js';
import {loadExamples, offerExamples} from './examples.js';
import {FindingsView} from './findings_view.js';
import {InsidePanel} from './inside_panel.js';
import {Fixing} from './fixing.js';
import {copy} from './notice.js';
import {Page} from './page.js';
import {Panels} from './panels.js';
import {Sharing} from './sharing.js';
import {TranslatePanel} from './translate_panel.js';

const engine = new Engine();

// Until then there is nothing to type into.
const [catalogue, examples] = await Promise.all([engine.ask('catalogue'), loadExamples()]).catch(({message}) => {
  byId('summary').textContent = message;
  throw new Error(message);
});

const editor = new Editor(byId('editor'), () => {
  sharing.forget();
  checker.check();
});
const page = new Page(catalogue, editor, () => checker.check());
const findings = new FindingsView(engine, editor);
const board = new Board(engine, () => panels.refresh());

const context = {
  get notations() { return page.notations; },
  get selection() { return board.selection; },
  get text() { return page.text; },
  notation: (language) => page.notation(language),
  open: (state) => page.open(state),
  copy,
};
const refresh = () => panels.refresh();
const compare = new ComparePanel(engine, context, refresh);
const panels = new Panels({
  translate: new TranslatePanel(engine, context, refresh), compare, inside: new InsidePanel(engine, context, refresh),
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
    } else {
      findings.showProblem(answer.problem);
      board.clear();
      panels.refresh();
    }
  },
});
new Fixing(engine, editor, checker);

// Every text is looked at from its end, if nothing else was asked for.
function open({record = 1, ply, other, ...text}) {
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
document.querySelector('.skip').addEventListener('click', (event) => {
  // The address belongs to the shared text.
  event.preventDefault();
  editor.focus();
});
if (!await sharing.follow()) open(examples[0]);
