// Tabs, as the ARIA practices describe them: one is reached by Tab, the others by the arrow keys.
export class Tabs {
  #tabs;
  #panels;
  #chosen;

  // `chosen` is called when another panel was opened; `first` is the id of the one to begin with.
  constructor(list, {first, chosen}) {
    this.#tabs = [...list.querySelectorAll('[role=tab]')];
    this.#panels = this.#tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls')));
    this.#chosen = chosen;
    for (const [index, tab] of this.#tabs.entries()) {
      tab.addEventListener('click', () => this.open(index));
      tab.addEventListener('keydown', (event) => this.#pressed(event, index));
    }
    this.#mark(Math.max(0, this.#panels.findIndex(({id}) => id === first)));
  }

  get current() {
    return this.#panels.find(({hidden}) => !hidden).id;
  }

  openPanel(id) {
    this.open(this.#panels.findIndex((panel) => panel.id === id));
  }

  open(index) {
    this.#mark(index);
    this.#chosen();
  }

  #mark(index) {
    for (const [at, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      this.#panels[at].hidden = at !== index;
    }
  }

  #pressed(event, index) {
    const count = this.#tabs.length;
    const target = {ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1}[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + count) % count;
    this.open(next);
    this.#tabs[next].focus();
  }
}
