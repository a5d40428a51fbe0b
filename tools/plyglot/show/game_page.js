// Shows one board of the game at a time. What differs from board to board has the numbers of those on which it is.
const ply = document.getElementById('ply');
const first = Number(ply.min);
const last = Number(ply.max);
const {plies} = ply.dataset;
const said = document.querySelector('output');
const play = document.querySelector('[data-step=play]');
const moves = document.querySelectorAll('[data-ply]');
const parts = Array.from(document.querySelectorAll('[data-boards]'), (element) => ({
  element,
  spans: element.dataset.boards.split(' ').map((span) => span.split('-').map(Number)),
}));
let timer = null;

function show(wanted) {
  const now = Math.min(Math.max(wanted, first), last);
  for (const {element, spans} of parts) {
    const isSeen = spans.some(([begin, end]) => begin <= now - first && now - first <= end);
    element.setAttribute('visibility', isSeen ? 'visible' : 'hidden');
  }
  ply.value = now;
  said.textContent = now === 0 ? `start, before ply 1 of ${plies}` : `ply ${now} of ${plies}`;
  for (const move of moves) {
    const isCurrent = Number(move.dataset.ply) === now;
    if (!isCurrent) move.removeAttribute('aria-current');
    else move.setAttribute('aria-current', 'step');
    // Only the list scrolls, so that the board stays where it is.
    const list = move.closest('ol');
    if (isCurrent && (move.offsetTop < list.scrollTop || move.offsetTop > list.scrollTop + list.clientHeight - 40)) {
      list.scrollTop = move.offsetTop - list.clientHeight / 2;
    }
  }
  history.replaceState(null, '', `#${now}`);
}

function stop() {
  clearInterval(timer);
  timer = null;
  play.setAttribute('aria-pressed', 'false');
}

function start() {
  if (Number(ply.value) === last) show(first);
  timer = setInterval(() => {
    show(Number(ply.value) + 1);
    if (Number(ply.value) === last) stop();
  }, 1000);
  play.setAttribute('aria-pressed', 'true');
}

const steps = {
  first: () => show(first),
  back: () => show(Number(ply.value) - 1),
  play: () => (timer === null ? start() : stop()),
  on: () => show(Number(ply.value) + 1),
  last: () => show(last),
};
function step(name) {
  if (name !== 'play') stop();
  steps[name]();
}

for (const button of document.querySelectorAll('[data-step]')) {
  button.addEventListener('click', () => step(button.dataset.step));
}
for (const move of moves) {
  move.addEventListener('click', () => {
    stop();
    show(Number(move.dataset.ply));
  });
}
ply.addEventListener('input', () => {
  stop();
  show(Number(ply.value));
});
const keys = {ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', ' ': 'play'};
document.addEventListener('keydown', (event) => {
  const name = keys[event.key];
  // A slider has its own keys, and a button its space.
  if (name === undefined || event.ctrlKey || event.altKey || event.metaKey || event.target === ply) return;
  if (event.key === ' ' && event.target.tagName === 'BUTTON') return;
  event.preventDefault();
  step(name);
});
const wished = location.hash.slice(1);
show(/^\d+$/.test(wished) ? Number(wished) : last);
