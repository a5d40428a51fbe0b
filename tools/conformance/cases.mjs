// All cases of the suite but those of the protocol, by file.
import {corpusCases, hopStrings} from './corpus_texts.mjs';
import {Questions, targets, requestedText} from './questions.mjs';

// The first two games of a file are looked at in the middle too, the first one also at its start. Of the many random
// positions a few are also played on and translated.
const everyRandom = 20;
// Of the games of UHP a few are also cases of the notations that they are translated to.
const everyTranslated = 5;

const fileOf = ({id, notation}) => (id.startsWith('hop/random/') ? 'hop-random.jsonl' : `${notation}.jsonl`);

const isRead = (notation) => notation in targets;

function row(about, asks) {
  const {id, ...text} = {id: about.id, ...requestedText(about)};
  return {id, ...text, asks};
}

// Of a text with several records the second one.
async function playGame(questions) {
  const {isFirst, isLong} = questions.about;
  const plies = await questions.countPlies();
  if (plies === null) {
    if (!(await questions.play({}))) await questions.play({record: 2});
    return;
  }
  const chosen = isLong ? [Math.floor(plies / 3), Math.floor((2 * plies) / 3)] : [];
  if (isFirst) chosen.unshift(0);
  for (const ply of new Set(chosen)) await questions.play({ply});
  await questions.play({});
}

// Another text that is the same or not.
async function compare(questions, about, before) {
  const translation = questions.asks.find((ask) => ask.do === 'translate' && about.notation !== ask.to && ask.expect.text && isRead(ask.to));
  if (translation) await questions.add({do: 'diff', other: requestedText({notation: translation.to, text: translation.expect.text})});
  const formatted = questions.asks.find((ask) => ask.do === 'format' && ask.expect.text);
  if (formatted) await questions.add({do: 'diff', other: {...requestedText(about), text: formatted.expect.text}, name: 'diff formatted'});
  if (before) await questions.add({do: 'diff', other: requestedText(before), name: `diff ${before.id}`});
}

async function casesOf(ask, about, before) {
  const questions = new Questions(ask, about);
  const isOk = await questions.lint();
  if (about.isSmall) return row(about, questions.asks);
  if (isOk) await questions.add({do: 'format'});
  if (isOk && about.isBrief) await questions.add({do: 'position'});
  if (isOk && !about.isBrief) {
    await questions.translate();
    await playGame(questions);
    if (about.source !== 'string') await compare(questions, about, before);
  }
  return row(about, questions.asks);
}

// A game in the words of another notation is a case of that notation.
function translatedCases({id, asks}) {
  return asks.flatMap((ask) => {
    if (ask.do !== 'translate' || !isRead(ask.to) || !ask.expect.text) return [];
    const options = ask.to_options ?? {};
    const words = [ask.to, ...Object.values(options)].join(' ');
    return [{id: `${id} as ${words}`, notation: ask.to, options, text: ask.expect.text, isGame: true, isLong: true}];
  });
}

export async function casesOfSuite(ask, {styleChecks, extensions, hopPositions}) {
  const files = new Map();
  const random = hopStrings(hopPositions).map((about, i) => ({...about, isBrief: i % everyRandom >= 2}));
  let games = 0;
  let before = null;
  const add = async (about) => {
    const isNeighbour = before !== null && before.isGame && about.isGame && before.notation === about.notation;
    const made = await casesOf(ask, about, isNeighbour ? before : null);
    const file = fileOf(about);
    if (!files.has(file)) files.set(file, []);
    files.get(file).push(made);
    before = about;
    return made;
  };
  for (const about of [...corpusCases(styleChecks, extensions), ...random]) {
    const number = about.isGame ? Number(about.id.match(/:([0-9]+)$/)[1]) : 0;
    const made = await add({...about, isFirst: number === 1, isLong: number === 1 || number === 2});
    if (!about.isGame || games++ % everyTranslated !== 0) continue;
    for (const translated of translatedCases(made)) await add(translated);
  }
  return files;
}
