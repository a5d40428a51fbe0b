// Quick hands: what a page asks of its worker comes in any order, and too late.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {randomNumbers} from '../../support/values/random.mjs';

const short = 'Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-\n';
const texts = [
  short,
  'Base;InProgress;White[2];wS1;bS1 wS1-\nBase;InProgress;White[2];wA1;bA1 wA1-\n',
  '[GameType "Base"]\n\n1. wS1\n2. bS1 wS1-\n3. wQ -wS1\n4. bQ bS1-\n',
  'QA-a,b\nQA-ax,b\n',
  'Players: Ann, Bob\n\nhomeworld g1 y2 b3 Alder\nhomeworld y3 b2 g3 Birch\nbuild g1 Alder\nbuild y1 Birch\n',
  'E1^    D5v\nE1+    D5+\nE2^    D5+\n',
  readFileSync(new URL('../../../corpus/hopgi/games/untagged.hopgi', import.meta.url), 'utf8'),
];
const languages = ['', '', 'uhp:mzinga', 'hop:spec', 'hexix:2024', 'hive-pgn', 'homeworlds'];

async function slowed(user, times) {
  const session = await user.page.context().newCDPSession(user.page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: times});
}

// What somebody does without waiting for the page.
const deeds = {
  clear: (user) => user.paste(''),
  paste: (user, of) => user.paste(of(texts)),
  undo: (user) => user.page.locator('.cm-content').press('Control+z'),
  async point(user, of) {
    await user.page.locator('.cm-content').press(of(['Control+Home', 'Control+End', 'ArrowUp', 'ArrowDown']));
  },
  async slide(user, of) {
    const name = of(['Record', 'Ply']);
    const key = of(['Home', 'End', 'ArrowLeft', 'ArrowRight']);
    await user.page.evaluate(([label, pressed]) => {
      const slider = document.querySelector(`input[aria-label="${label}"]`);
      if (slider.closest('.stepper').hidden) return;
      slider.value = {Home: slider.min, End: slider.max, ArrowLeft: Number(slider.value) - 1, ArrowRight: Number(slider.value) + 1}[pressed];
      slider.dispatchEvent(new Event('input'));
    }, [name, key]);
  },
  language: (user, of) => user.page.locator('#notation').selectOption({value: of(languages)}).catch(() => {}),
  async option(user, of) {
    const fields = await user.page.locator('#options select').all();
    if (fields.length === 0 || !(await fields[0].isVisible())) return;
    await fields[0].selectOption({index: of([0, 1])});
  },
};

// The page shows what the package says of the same text.
async function isTrue(user, plyglot, PlyglotError, did) {
  const seen = await user.page.evaluate(() => ({
    summary: document.querySelector('#summary').textContent, board: document.querySelector('#board-problem').textContent,
    notation: document.querySelector('#notation').value, isOptional: [...document.querySelectorAll('#options select')].some(({value}) => value !== ''),
    steppers: ['record', 'ply'].map((name) => document.querySelector(`#${name}-stepper`)).map(({hidden, textContent}) => (hidden ? '' : textContent.replace(/^\W+/, ''))),
  }));
  const said = `${did.join(', ')}: ${JSON.stringify(seen)}`;
  assert.doesNotMatch(`${seen.summary} ${seen.board}`, /stopped at|come to an end|could not be|undefined|null|function|there is no text/, said);
  const text = await user.text();
  let document;
  try {
    document = plyglot.read(text, seen.notation === '' ? {} : {notation: seen.notation});
  } catch (error) {
    assert.ok(error instanceof PlyglotError, said);
    return;
  }
  if (!seen.isOptional) assert.deepEqual(await user.findings(), document.findings.slice(0, 100).map(({name}) => name), said);
  const records = document.records();
  const [record, ply] = seen.steppers.map((words) => words.match(/(?:record|ply) (\d+) (?:of (\d+))?/)?.slice(1).map(Number));
  if (records.length > 1) assert.equal(record?.[1], records.length, said);
  const {plies} = records[(record?.[0] ?? 1) - 1] ?? {plies: 0};
  if (ply !== undefined && !seen.isOptional) assert.match(seen.steppers[1], new RegExp(`of ${plies}$`), said);
  document.free();
}

// All 200 take a quarter of an hour: they are for whoever changes the page, PLYGLOT_SEQUENCES=200.
const sequences = Number(process.env.PLYGLOT_SEQUENCES ?? 8);
const parts = 4;

const randomly = Object.fromEntries(Array.from({length: parts}, (_, part) => [
  `quick hands get what the text says, part ${part + 1} of ${parts}`, async ({open, source}) => {
    const {load, PlyglotError} = await import(pathToFileURL(join(source, 'index.js')));
    const plyglot = await load();
    const user = await open();
    await user.page.locator('.cm-content').waitFor();
    await slowed(user, 4);
    user.page.setDefaultTimeout(60_000);
    for (let i = part; i < sequences; i += parts) {
      const next = randomNumbers(i);
      const of = (list) => list[Math.floor(next() * list.length)];
      const did = [`sequence ${i}`];
      for (let step = 0; step < 6; ++step) {
        const name = of(Object.keys(deeds));
        did.push(name);
        await deeds[name](user, of);
        if (next() < 0.2) await user.page.waitForTimeout(30 * next());
      }
      await user.settled();
      await isTrue(user, plyglot, PlyglotError, did);
    }
  }]));

export const tests = {
  ...randomly,

  async 'no question can end the worker'({open}) {
    const user = await open();
    await user.page.locator('.cm-content').waitFor();
    const [worker] = user.page.workers();
    const ask = (verbs, requests) => worker.evaluate(async ([names, asked]) => {
      const {postMessage} = self;
      const broken = [];
      let answers = 0;
      self.postMessage = ({id, problem, isBroken}) => {
        ++answers;
        if (isBroken) broken.push(`${id}: ${problem}`);
      };
      for (const verb of names) for (const request of asked) await self.onmessage({data: {id: `${verb} ${JSON.stringify(request)}`, verb, request}});
      self.postMessage = postMessage;
      return {broken, answers};
    }, [verbs, requests]);
    const verbs = ['at', 'plies', 'tokens', 'show', 'board', 'play', 'played', 'moves', 'targets', 'translate', 'format', 'fix', 'compare',
      'nothing', 'toString', '__proto__'];
    const places = [-1, 0, 1, 2, 1e9, 2 ** 32, 0.5, null, 'x'];
    const requests = [null, {}, {offset: 'x'}, {view: 'nothing', record: 1}, {text: '', notation: 'nothing'}, {to: 'nothing', record: 1},
      ...places.flatMap((record) => [{record}, ...places.map((ply) => ({record, ply, line: ['x'], words: 'x', turn: ['x'], view: 'svg', to: 'hop', options: {}}))])];
    const count = verbs.length * requests.length;
    for (const text of ['', short, ...texts]) {
      await ask(['check'], [{text, notation: '', options: {}}]);
      assert.deepEqual(await ask(verbs, requests), {broken: [], answers: count}, text);
    }
    await user.type(short);
    await user.says('summary', 'No findings.');
  },

  async 'after a failure the newest text is asked about again, once'({open}) {
    const user = await open();
    await user.page.locator('.cm-content').waitFor();
    // The worker that there is fails at a board, as one does whose memory ended.
    const fails = () => user.page.workers()[0].evaluate(() => {
      const answered = self.onmessage;
      self.onmessage = (event) => (event.data.verb === 'board'
        ? self.postMessage({id: event.data.id, problem: 'unreachable', isBroken: true}) : answered(event));
    });
    await fails();
    await user.type(short);
    await user.says('summary', 'No findings.');
    await user.says('ply-stepper', 'ply 4 of 4');
    assert.equal(await user.page.locator('#board-problem').textContent(), '');
    await user.page.locator('#picture .picture > svg').waitFor();
    // A question that fails each time does not keep the page busy.
    await fails();
    await user.press('first ply');
    await fails();
    await user.press('last ply');
    await user.says('board-problem', 'plyglot stopped at this text, and was started again');
    await user.type(texts[1]);
    await user.says('record-stepper', 'of 2');
    await user.page.locator('#picture .picture > svg').waitFor();
  },

  async 'the board of another text begins at the cursor'({open}) {
    const user = await open();
    await user.choose('example', {label: 'UHP: a short game'});
    await user.press('first ply');
    await user.press('next ply');
    await user.press('next ply');
    await user.type(texts[2]);
    await user.says('ply-stepper', 'ply 4 of 4');
    // The cursor is put into a text that is not read yet.
    await slowed(user, 4);
    await user.paste(texts[1]);
    await user.page.locator('.cm-content').press('Control+Home');
    await user.settled();
    await user.says('record-stepper', 'record 1 of 2');
    assert.match(await user.page.locator('#ply-stepper').textContent(), /ply 1 of 2|start/);
  },
};
