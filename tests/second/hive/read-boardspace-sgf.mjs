// Reads games of boardspace.net (hive-notations S1 - S14).
import {Refused} from './errors.mjs';
import {usedLetters} from './game-record.mjs';
import {readNodes} from './read-sgf-nodes.mjs';
import {SgfPlayer} from './sgf-player.mjs';
import {resultOf, tagsOf} from './sgf-result.mjs';

// S3: the letters of the set, null if nothing says it.
function variantLetters(setup) {
  if (setup === undefined) return null;
  const [shape, letters = ''] = /^hive(?:-([plm]+))?(?=\s|$)/i.exec(setup.text) ?? [];
  if (shape === undefined) throw new Refused(`unknown variant ${setup.text}`);
  return [...'MLP'].filter((letter) => letters.toUpperCase().includes(letter)).join('');
}

function played(letters, actions, options, note) {
  const player = new SgfPlayer(letters, options, note);
  for (const action of actions) if (player.agreed === null) player.act(action);
  if (player.pending !== null) player.tell('uncommitted-drop', player.pending.words[0], player.pending.words.at(-1));
  return player;
}

// S13: DT is free text in many languages, so that only its year is looked at.
function checkAge(letters, headers, note) {
  if (!letters.includes('P')) return;
  const [, nameYear, nameMonth] = /-([0-9]{4})-([0-9]{2})-[0-9]{2}/.exec(headers.get('GN')?.text ?? '') ?? [];
  const [year] = /\b(19|20)[0-9]{2}\b/.exec(headers.get('DT')?.text ?? '') ?? [];
  const isOld = nameYear < '2013' || (nameYear === '2013' && nameMonth < '03') || year < '2013';
  if (isOld) note('boardspace-sgf/old-pillbug-rules', 0);
  else if (year === '2013') note('boardspace-sgf/old-pillbug-rules');  // unknown
}

const fixed = {GM: '27', VV: '1', CM: '0,1'};

// S17: whether headers or commands say more than the written form does.
function isBeyond(headers, actions) {
  const isOther = ([key, value]) => {
    if (key === 'P0' || key === 'P1') return value.length > 1 || value.some(({text}) => !text.startsWith('id '));
    if (fixed[key] !== undefined) return value.text.trim() !== fixed[key];
    if (key === 'SU') return !/^hive(-[plm]+)?$/i.test(value.text.trim());
    return !['DT', 'GN', 'RE'].includes(key) || /[\r\n]/.test(value.text);
  };
  const count = (shape) => actions.filter(({words: [word]}) => shape.test(word.text)).length;
  const isUnclear = count(/^start$/i) > 1 || count(/^pickb?$/i) > count(/^(p?dropb|p?move(done)?)$/i);
  return isUnclear || [...headers].some(isOther);
}

export function readBoardspaceSgf(text, options, note) {
  const {headers, actions, hasOther} = readNodes(text.replace(/^\uFEFF/, ' '), note);
  let letters = variantLetters(headers.get('SU'));
  if (letters === null) {
    // N8: the set is that of the pieces that move, which are known when the game was played.
    note('boardspace-sgf/missing-variant', 0);
    letters = usedLetters(played('MLP', actions, options, () => {}).record.moves);
  }
  const player = played(letters, actions, options, note);
  const {record, agreed} = player;
  record.tags = tagsOf(headers);
  record.hasMore = player.hasMore || hasOther || isBeyond(headers, actions);
  record.result = resultOf(headers, record, agreed, note);
  checkAge(letters, headers, note);
  return record;
}
