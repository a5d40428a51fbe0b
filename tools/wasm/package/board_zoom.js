// A picture that is seen nearer: it becomes larger than its place, in which it is then moved by scrolling. Buttons, the
// keys + − 0, the wheel with Ctrl or ⌘, and two fingers change its size; the pointer can drag it.

const largest = 8;
const step = 1.4;
// Pixels that a pointer must move to drag: less is a click.
const slack = 4;

const middleOf = ([a, b]) => [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
const distanceOf = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

export class BoardZoom {
  // To be put where buttons are.
  buttons = document.createElement('div');
  #place;
  #scale = 1;
  #nearer;
  #farther;
  #whole;

  // `place` has a height of its own, and is to hold the picture alone.
  constructor(place) {
    this.#place = place;
    this.buttons.className = 'zoom';
    this.buttons.setAttribute('role', 'group');
    this.buttons.setAttribute('aria-label', 'Size of the board');
    this.#farther = this.#button('−', 'Zoom out', () => this.#to(this.#scale / step));
    this.#nearer = this.#button('+', 'Zoom in', () => this.#to(this.#scale * step));
    this.#whole = this.#button('⤢', 'Whole board', () => this.#to(1));
    place.addEventListener('wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.#to(this.#scale * Math.exp(-event.deltaY / 300), [event.clientX, event.clientY]);
    }, {passive: false});
    this.#pinch();
    this.#drag();
    this.#mark();
  }

  // Another picture, of the same size.
  show(svg) {
    svg.style.width = svg.style.height = `${100 * this.#scale}%`;
  }

  // Whether the key was one of those that change the size.
  press({key, ctrlKey, metaKey, altKey}) {
    const button = {'+': this.#nearer, '=': this.#nearer, '-': this.#farther, '−': this.#farther, 0: this.#whole}[key];
    if (button === undefined || ctrlKey || metaKey || altKey) return false;
    button.click();
    return true;
  }

  #button(sign, label, use) {
    const button = document.createElement('button');
    Object.assign(button, {type: 'button', textContent: sign, title: label, onclick: use});
    button.setAttribute('aria-label', label);
    this.buttons.append(button);
    return button;
  }

  // The place of the window that is given stays where it is in the picture, or the middle.
  #to(scale, at) {
    const {left, top, width, height} = this.#place.getBoundingClientRect();
    const [x, y] = at === undefined ? [width / 2, height / 2] : [at[0] - left, at[1] - top];
    const before = this.#scale;
    // What is hardly larger than its place is as large.
    this.#scale = scale < 1.02 ? 1 : Math.min(scale, largest);
    const {scrollLeft, scrollTop} = this.#place;
    for (const svg of this.#place.children) this.show(svg);
    const ratio = this.#scale / before;
    this.#place.scrollLeft = (scrollLeft + x) * ratio - x;
    this.#place.scrollTop = (scrollTop + y) * ratio - y;
    this.#mark();
  }

  #mark() {
    const isWhole = this.#scale === 1;
    // A button that cannot be pressed loses the focus.
    const {activeElement} = this.buttons.getRootNode();
    if (isWhole && (activeElement === this.#farther || activeElement === this.#whole)) this.#nearer.focus();
    this.#farther.disabled = this.#whole.disabled = isWhole;
    this.#nearer.disabled = this.#scale === largest;
    this.#place.classList.toggle('nearer', !isWhole);
    // What scrolls is reached by keys.
    if (isWhole) this.#place.removeAttribute('tabindex');
    else this.#place.tabIndex = 0;
  }

  #pinch() {
    let before = 0;
    this.#place.addEventListener('touchstart', ({touches}) => { before = touches.length === 2 ? distanceOf(touches) : 0; }, {passive: true});
    this.#place.addEventListener('touchmove', (event) => {
      const {touches} = event;
      if (touches.length !== 2 || before === 0) return;
      event.preventDefault();
      const now = distanceOf(touches);
      this.#to(this.#scale * now / before, middleOf(touches));
      before = now;
    }, {passive: false});
  }

  // Fingers scroll by themselves.
  #drag() {
    let last = null;
    let isDragged = false;
    this.#place.addEventListener('pointerdown', (event) => {
      isDragged = false;
      last = event.pointerType === 'mouse' && event.button === 0 && this.#scale > 1 ? event : null;
    });
    this.#place.addEventListener('pointermove', (event) => {
      if (last === null) return;
      if (event.buttons === 0) {
        last = null;
        return;
      }
      const [x, y] = [last.clientX - event.clientX, last.clientY - event.clientY];
      if (!isDragged && Math.hypot(x, y) < slack) return;
      if (!isDragged) this.#place.setPointerCapture(event.pointerId);
      isDragged = true;
      this.#place.scrollBy(x, y);
      last = event;
    });
    this.#place.addEventListener('pointerup', () => { last = null; });
    // The end of dragging chooses nothing.
    this.#place.addEventListener('click', (event) => { if (isDragged) event.stopPropagation(); }, {capture: true});
  }
}
