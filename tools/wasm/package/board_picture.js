// The picture of a board in a page: its cells can be marked, and the legal moves played on it, with the pointer or by keys.
// It is in a shadow tree, with style sheets that are objects, so that a page's policy need not allow inline styles.
import {BoardZoom} from './board_zoom.js';

const svgNames = 'http://www.w3.org/2000/svg';
const elements = new Set(['svg', 'g', 'path', 'polygon', 'polyline', 'circle', 'ellipse', 'rect', 'line', 'text', 'tspan',
  'title', 'desc', 'defs', 'use', 'symbol']);

// As lib/board/render/svg/svg_shapes.cpp draws cells: the sides of hexagons are 60 long, those of squares 100.
const halfWidth = 51.96;
const shapes = {
  pointy_hexagon: {
    centre: ({q, r}) => [(2 * q + r) * halfWidth, r * 90], reach: [halfWidth, 60],
    corners: [[0, -60], [halfWidth, -30], [halfWidth, 30], [0, 60], [-halfWidth, 30], [-halfWidth, -30]],
  },
  flat_hexagon: {
    centre: ({q, r}) => [q * 90, (2 * r + q) * halfWidth], reach: [60, halfWidth],
    corners: [[60, 0], [30, halfWidth], [-30, halfWidth], [-60, 0], [-30, -halfWidth], [30, -halfWidth]],
  },
  square: {centre: ({q, r}) => [q * 100, -r * 100], reach: [50, 50], corners: [[-50, -50], [50, -50], [50, 50], [-50, 50]]},
};

const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; }
  .picture { height: var(--plyglot-board-height, 22rem); overflow: auto; touch-action: pan-x pan-y; }
  .picture.nearer { cursor: grab; overscroll-behavior: contain; }
  .picture:focus-visible { outline: 3px solid var(--plyglot-accent, #0b5394); outline-offset: -3px; }
  .picture > svg { display: block; width: 100%; height: 100%; }
  .overlay path { fill: transparent; stroke: none; stroke-width: 5; stroke-linejoin: round; vector-effect: none; }
  .overlay .from, .overlay .to, .hands button, .choices button { cursor: pointer; }
  .overlay .from:hover path, .overlay .from:focus-visible path { stroke: var(--plyglot-accent, #0b5394); stroke-dasharray: 9 6; }
  .overlay .picked path { stroke: var(--plyglot-accent, #0b5394); stroke-width: 7; }
  .overlay .ships path { stroke-width: 3 !important; }
  .overlay .to circle { fill: var(--plyglot-accent, #0b5394); stroke: #ffffff; stroke-width: 3; opacity: 0.8; }
  .overlay .to:hover circle, .overlay .to:focus-visible circle { opacity: 1; r: 22px; }
  .overlay .marked path { stroke: var(--plyglot-mark, #c0392b); stroke-width: 8; pointer-events: none; }
  .overlay :focus { outline: none; }
  .overlay :focus-visible path { stroke: var(--plyglot-accent, #0b5394); stroke-width: 9; }
  .hands, .choices { display: flex; flex-wrap: wrap; gap: 0.35rem; align-items: center; }
  .hands:not(:empty), .choices:not(:empty) { padding-top: 0.4rem; }
  button { font: inherit; font-size: 0.9rem; min-width: 2.2rem; min-height: 2.1rem; padding: 0.2rem 0.6rem; border-radius: 6px; cursor: pointer;
    color: inherit; background: var(--plyglot-surface, transparent); border: 1px solid var(--plyglot-line, #8a8a8a); }
  button[aria-pressed=true] { outline: 3px solid var(--plyglot-accent, #0b5394); }
  button:focus-visible { outline: 3px solid var(--plyglot-accent, #0b5394); outline-offset: 2px; }
`);

function made(name, attributes = {}, ...children) {
  const element = document.createElementNS(svgNames, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// Whatever names are in a text: scripts, links and the like do not belong to a picture, and are removed. Its style sheet
// is handed back apart from it, before anything reads it as one that a page's policy might forbid.
function imported(text) {
  const sheets = [];
  const bare = text.replace(/<style>([^<]*)<\/style>/g, (_, sheet) => {
    sheets.push(sheet);
    return '';
  });
  const parsed = new DOMParser().parseFromString(bare, 'image/svg+xml').documentElement;
  for (const element of [parsed, ...parsed.querySelectorAll('*')]) {
    if (!elements.has(element.localName)) element.remove();
    for (const {name, value} of [...element.attributes]) {
      const isLink = name.endsWith('href') && !value.startsWith('#');
      if (isLink || name.startsWith('on') || name === 'style') element.removeAttribute(name);
    }
  }
  return {svg: document.importNode(parsed, true), sheets};
}

// Of an attribute `transform`.
function placeIn(transform) {
  const [, x, y] = /translate\(([-\d.]+),([-\d.]+)\)/.exec(transform) ?? [0, 0, 0];
  return [Number(x), Number(y)];
}

const keyOf = (place) => {
  if (place.hand !== undefined) return `hand ${place.hand}`;
  return place.pieces?.join(' ') ?? `${place.q},${place.r}`;
};

export class BoardPicture {
  #root;
  #place = document.createElement('div');
  #zoom = new BoardZoom(this.#place);
  #hands = document.createElement('div');
  #choices = document.createElement('div');
  #overlay = null;
  #svg = null;
  #board = null;
  #moves = [];
  #picked = null;
  #items = [];
  #played;

  // `played` gets the words of a move that was chosen.
  constructor(host, {played = () => {}} = {}) {
    this.#played = played;
    this.#root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
    this.#place.classList.add('picture');
    this.#place.setAttribute('role', 'group');
    this.#place.setAttribute('aria-label', 'Board');
    this.#hands.className = 'hands';
    this.#choices.className = 'choices';
    for (const [group, name] of [[this.#hands, 'Pieces in hand'], [this.#choices, 'Moves to choose from']]) {
      group.setAttribute('role', 'group');
      group.setAttribute('aria-label', name);
    }
    this.#root.adoptedStyleSheets = [style];
    this.#root.append(this.#place, this.#hands, this.#choices);
    this.#root.addEventListener('keydown', (event) => this.#pressed(event));
  }

  // A picture, the board in it as JSON has it, and the legal moves with their places (board_moves.js).
  show(text, board, moves = []) {
    const {svg, sheets} = imported(text);
    const hadFocus = this.#root.activeElement !== null && this.#root.activeElement !== this.#place;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheets.join('\n'));
    this.#root.adoptedStyleSheets = [style, sheet];
    this.#board = board;
    this.#moves = moves;
    this.#picked = null;
    this.#svg = svg;
    this.#place.replaceChildren(svg);
    this.#zoom.show(svg);
    this.#overlay = made('g', {class: 'overlay', transform: this.#origin()});
    svg.append(this.#overlay);
    // What can be chosen is more than a picture.
    if (this.#moves.some(({from, to}) => from !== null || to !== null)) svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', this.#textOf('title'));
    this.#makeRoom();
    this.#draw();
    // Who plays by keys goes on there.
    if (hadFocus) this.#items[0]?.focus({preventScroll: true});
  }

  clear() {
    this.#place.replaceChildren();
    this.#hands.replaceChildren();
    this.#choices.replaceChildren();
    this.#svg = null;
  }

  // What makes it larger.
  get zoom() {
    return this.#zoom;
  }

  // Marks the cells of pieces and cells by their ids, labels or names; returns how many there are.
  mark(names) {
    if (this.#svg === null) return 0;
    for (const old of this.#overlay.querySelectorAll('.marked')) old.remove();
    const isNamed = ({id, label, stack}) => names.has(id) || (label !== '' && names.has(label)) ||
      stack.some((piece) => names.has(piece.id) || names.has(piece.label));
    const nodes = names.size === 0 ? [] : this.#board.nodes.filter(isNamed);
    for (const node of nodes) this.#overlay.append(made('g', {class: 'marked'}, this.#outlineOf(node)));
    return nodes.length;
  }

  // Who is to move, or who has won.
  get title() {
    return this.#textOf('title').replace(/^\w+: /, '');
  }

  // Sentences that say what is on the board.
  get description() {
    return this.#textOf('desc').split(/\.\s+|\.$/).filter((part) => part !== '');
  }

  #textOf(name) {
    return this.#svg?.querySelector(`:scope > ${name}`)?.textContent.trim() ?? '';
  }

  get #shape() {
    return shapes[this.#board.shape];
  }

  get #hasPlaces() {
    return this.#moves.some(({to}) => to !== null);
  }

  // Where the board's own place (0, 0) is.
  #origin() {
    return this.#shape === undefined ? '' : this.#svg.querySelector(':scope > g')?.getAttribute('transform') ?? '';
  }

  // Of a cell, or of the place of a move.
  #outlineOf(place) {
    if (this.#shape === undefined) return this.#frameOf(({cell}) => cell === (place.cell ?? place.id));
    const [x, y] = this.#shape.centre(place);
    return made('path', {d: `M${this.#shape.corners.map((corner) => `${x + corner[0]},${y + corner[1]}`).join('L')}Z`});
  }

  // Around what is drawn of a system or a ship.
  #frameOf(isMeant) {
    const drawn = [...this.#svg.querySelectorAll('[data-cell], [data-piece]')].find(({dataset}) => isMeant(dataset));
    if (drawn === undefined) return made('path');
    const {x, y, width, height} = drawn.getBBox();
    const path = made('path', {d: `M${x - 4},${y - 4}h${width + 8}v${height + 8}h${-width - 8}Z`});
    const {a, b, c, d, e, f} = this.#svg.getCTM().inverse().multiply(drawn.getCTM());
    path.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`);
    return path;
  }

  #outlinesOf(from) {
    return from.pieces?.map((id) => this.#frameOf(({piece}) => piece === id)) ?? [this.#outlineOf(from)];
  }

  // Cells that moves lead to may lie beyond the picture: it is made larger before anything is chosen, so that it does not
  // change its size while one chooses.
  #makeRoom() {
    if (this.#shape === undefined || !this.#hasPlaces) return;
    const [reachX, reachY] = this.#shape.reach;
    const [x0, y0] = placeIn(this.#origin());
    // Of cells, in the picture.
    const boxOf = (cells) => {
      const centres = cells.map((cell) => this.#shape.centre(cell));
      const [xs, ys] = [centres.map(([x]) => x0 + x), centres.map(([, y]) => y0 + y)];
      return {left: Math.min(...xs) - reachX, right: Math.max(...xs) + reachX, top: Math.min(...ys) - reachY, bottom: Math.max(...ys) + reachY};
    };
    const targets = boxOf(this.#moves.flatMap(({to}) => (to === null ? [] : [to])));
    const [left, top, width, height] = this.#svg.getAttribute('viewBox').split(' ').map(Number);
    // What is written below the board stays below it.
    const below = this.#board.nodes.length === 0 ? 0 : Math.max(0, targets.bottom - boxOf(this.#board.nodes).bottom);
    const legend = this.#svg.querySelectorAll(':scope > g')[1];
    if (legend !== this.#overlay) {
      const [x, y] = placeIn(legend.getAttribute('transform') ?? '');
      legend.setAttribute('transform', `translate(${x},${y + below})`);
    }
    const size = {x: Math.min(left, targets.left), y: Math.min(top, targets.top)};
    size.width = Math.max(left + width, targets.right) - size.x;
    size.height = Math.max(top + height + below, targets.bottom) - size.y;
    this.#svg.setAttribute('viewBox', `${size.x} ${size.y} ${size.width} ${size.height}`);
    const ground = this.#svg.querySelector(':scope > rect');
    for (const [name, value] of Object.entries(size)) ground?.setAttribute(name, value);
  }

  // What can be chosen now: where moves begin, and where those of the chosen beginning end.
  #draw() {
    for (const old of this.#overlay.querySelectorAll(':scope > :not(.marked)')) old.remove();
    this.#items = [];
    const hands = [];
    const begun = new Map();
    for (const move of this.#moves) if (move.from !== null) begun.set(keyOf(move.from), move.from);
    // Ships are on top of their systems.
    for (const [key, from] of [...begun].sort(([, a], [, b]) => (a.pieces?.length ?? 0) - (b.pieces?.length ?? 0))) {
      const isPicked = key === this.#picked;
      const count = this.#moves.filter((move) => move.from !== null && keyOf(move.from) === key).length;
      const name = `${this.#nameOf(from)}, ${count} ${count === 1 ? 'move' : 'moves'}`;
      if (from.hand === undefined) {
        const kind = `${from.pieces === undefined ? 'from' : 'from ships'}${isPicked ? ' picked' : ''}`;
        this.#add(made('g', {class: kind, 'aria-pressed': isPicked, 'aria-label': name}, ...this.#outlinesOf(from)), () => this.#pick(key));
      } else hands.push(this.#button(from.hand, name, isPicked, () => this.#pick(key)));
    }
    this.#hands.replaceChildren(...hands);
    this.#choices.replaceChildren();
    const placeless = this.#moves.filter(({from, to}) => to === null && from !== null && keyOf(from) === this.#picked);
    this.#offer(placeless);
    const ended = new Map();
    for (const move of this.#moves) {
      const from = move.from === null ? null : keyOf(move.from);
      if (move.to !== null && from === this.#picked) ended.set(keyOf(move.to), [...ended.get(keyOf(move.to)) ?? [], move]);
    }
    for (const moves of ended.values()) this.#addTarget(moves);
    this.#items.forEach((item, index) => item.setAttribute('tabindex', index === 0 ? 0 : -1));
  }

  #addTarget(moves) {
    const [x, y] = this.#shape.centre(moves[0].to);
    // A placement on an empty board: the cells themselves are the choice.
    this.#add(made('g', {class: 'to', 'aria-label': moves.map(({words}) => words).join(' or ')},
      this.#outlineOf(moves[0].to), made('circle', {cx: x, cy: y, r: this.#picked === null ? 8 : 16})), () => this.#chosen(moves));
  }

  #nameOf(from) {
    if (from.hand !== undefined) return `${from.hand} from the hand`;
    const node = this.#board.nodes.find(({id}) => id === from.cell);
    if (from.pieces !== undefined) return `${node.stack.find(({id}) => id === from.pieces[0]).label} in ${node.label}`;
    if (this.#shape === undefined) return node.label;
    const label = node?.stack.at(-1)?.label ?? '';
    return node?.label ? `${label} ${node.label}`.trim() : label || from.cell;
  }

  #add(item, use) {
    item.setAttribute('role', 'button');
    item.addEventListener('click', use);
    this.#items.push(item);
    this.#overlay.append(item);
  }

  #button(text, name, isPressed, use) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.setAttribute('aria-label', name);
    if (isPressed !== null) button.setAttribute('aria-pressed', String(isPressed));
    button.addEventListener('click', use);
    return button;
  }

  #pick(key) {
    this.#picked = this.#picked === key ? null : key;
    this.#draw();
    // By keys one goes on where the moves lead.
    const next = this.#items.find((item) => item.classList.contains(this.#picked === null ? 'from' : 'to'));
    if (this.#picked !== null && this.#choices.hasChildNodes()) this.#choices.firstElementChild.focus();
    else if (next !== undefined) this.#focus(next);
  }

  #chosen(moves) {
    if (moves.length === 1) {
      this.#played(moves[0].words);
      return;
    }
    this.#offer(moves);
    this.#choices.firstElementChild.focus();
  }

  // A move may have shorter words, where it is known what it begins with.
  #offer(moves) {
    this.#choices.replaceChildren(...moves.map(({words, short = words}) => {
      const button = this.#button(short, short, null, () => this.#played(words));
      button.title = words;
      return button;
    }));
    const from = moves[0]?.from ?? null;
    this.#choices.setAttribute('aria-label', from === null ? 'Moves to choose from' : `Moves of ${this.#nameOf(from)}`);
  }

  #focus(item) {
    for (const one of this.#items) one.setAttribute('tabindex', one === item ? 0 : -1);
    item.focus();
  }

  // One of the items is reached by Tab, the others by arrow keys.
  #pressed(event) {
    const index = this.#items.indexOf(this.#root.activeElement);
    if (event.key === 'Escape' && this.#picked !== null) {
      event.preventDefault();
      this.#pick(this.#picked);
      return;
    }
    if (this.#zoom.press(event)) event.preventDefault();
    if (index === -1) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#items[index].dispatchEvent(new MouseEvent('click', {bubbles: true}));
      return;
    }
    const count = this.#items.length;
    const target = {
      ArrowLeft: index - 1, ArrowUp: index - 1, ArrowRight: index + 1, ArrowDown: index + 1, Home: 0, End: count - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#focus(this.#items[(target + count) % count]);
  }
}
