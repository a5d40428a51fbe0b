// What the suite asks about a text, and what the answers are.

// Longer lists are counted only, and larger trees are not counted.
const longestList = 120;
const mostLeaves = 15000;
// The second readers do not go so deep; others may.
const mostDeepLeaves = 150000;

// In what else the texts of a notation are written: the target, its options, and a name where they matter.
const hive = ['hop', 'uhp', 'thehive', 'hive-pgn', 'boardspace-sgf', 'position-diagram'].map((to) => ({to}));
const hivegame = {to: 'hop', to_options: {dialect: 'hivegame'}, name: 'translate hivegame'};
const homeworlds = ['seed', 'ap', 'sdg', 'jpb', 'quux', 'hwl'].map((dialect) => ({
  to: 'homeworlds',
  to_options: {dialect},
  name: `translate ${dialect}`,
}));
const apRecord = {to: 'homeworlds', to_options: {dialect: 'ap', form: 'record'}, name: 'translate ap record'};
const hexix = ['2024', '2019'].map((dialect) => ({to: 'hexix', to_options: {dialect}, name: `translate ${dialect}`}));
const shortMoves = {to: 'hopgi', to_options: {notation: 'short'}, name: 'translate short'};
const setups = [{to: 'hopgi-fen'}, {to: 'hopgi-diagram'}];
export const targets = {
  hop: [{to: 'position-diagram'}, {...hivegame}, {to: 'hop'}],
  uhp: [...hive, hivegame],
  thehive: [...hive, hivegame],
  'hive-pgn': [...hive, hivegame],
  'boardspace-sgf': [...hive, hivegame],
  'hive-human': [...hive, hivegame],
  'hive-bga': [...hive, hivegame],
  homeworlds: [...homeworlds, apRecord],
  hexix: [...hexix, {to: 'hexix-position'}],
  'hexix-position': [{to: 'hexix'}],
  hopgi: [shortMoves, ...setups, {to: 'game-courier'}],
  'hopgi-fen': setups,
  'hopgi-diagram': setups,
};

const isEmpty = (value) => value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
export const withoutEmpty = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));

// The members that make a text.
export function requestedText({notation, options, source, text, base64}) {
  return withoutEmpty({notation, options, source, text, base64});
}

const isNothing = (answer) => Object.values(answer).every((value) => value === null);

export class Questions {
  // `ask` answers a request without an id.
  constructor(ask, about) {
    this.ask = ask;
    this.about = about;
    this.asks = [];
  }

  // What the program does not do, or what has no answer, is not asked for in the suite.
  async add(question) {
    const {name, ...request} = question;
    const {id, error, unsupported, ...expect} = await this.ask({...request, ...requestedText(this.about)});
    if (error !== undefined || unsupported || isNothing(expect)) return null;
    this.asks.push({...question, expect});
    return expect;
  }

  async lint() {
    const expect = await this.add(withoutEmpty({do: 'lint', checks: this.about.checks}));
    const {found} = this.about;
    if (found && JSON.stringify(found) !== JSON.stringify(expect.diagnostics)) {
      throw new Error(`${this.about.id}: lint finds something else than what stands beside the file`);
    }
    return expect.ok;
  }

  // A target in the very notation and options of the text would be the text's own form.
  async translate() {
    for (const target of targets[this.about.notation]) {
      const isOwn = target.to === this.about.notation && JSON.stringify(target.to_options ?? {}) === JSON.stringify(this.about.options);
      if (!isOwn) await this.add({do: 'translate', ...target});
    }
  }

  // False if there is no such position.
  async play(where) {
    const hasPosition = (await this.add({do: 'position', ...where})) !== null;
    const {moves} = await this.ask({do: 'moves', ...where, ...requestedText(this.about)});
    if (!Array.isArray(moves)) return hasPosition;
    if (moves.length <= longestList) await this.add({do: 'moves', ...where});
    else await this.add({do: 'perft', ...where, depth: 1});
    if (moves.length ** 2 <= mostLeaves) await this.add({do: 'perft', ...where, depth: 2});
    if (where.ply === 0 && moves.length ** 3 <= mostDeepLeaves) await this.add({do: 'perft', ...where, depth: 3});
    return hasPosition;
  }

  // Null if the text is not a game.
  async countPlies() {
    const has = async (ply) => {
      const {position} = await this.ask({do: 'position', ply, ...requestedText(this.about)});
      return position !== undefined && position !== null;
    };
    if (!(await has(0))) return null;
    let known = 0;
    let beyond = 1;
    while (await has(beyond)) [known, beyond] = [beyond, 2 * beyond];
    while (beyond - known > 1) {
      const middle = (known + beyond) >> 1;
      if (await has(middle)) known = middle;
      else beyond = middle;
    }
    return known;
  }
}
