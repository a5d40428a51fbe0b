// The playground as somebody uses it, who watches that nothing goes wrong and nothing leaves the machine.
const patience = 10_000;

export class Driver {
  faults = [];
  #address;
  #page;

  // `context` is the browser's, of which pages know nothing of each other.
  static async opened(context, address) {
    const driver = new Driver();
    driver.#address = address;
    driver.#page = await context.newPage();
    driver.#page.setDefaultTimeout(patience);
    driver.#watch();
    await driver.go('');
    return driver;
  }

  get address() {
    return this.#address;
  }

  get page() {
    return this.#page;
  }

  #watch() {
    const page = this.#page;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.faults.push(`error: ${error.stack}`));
    page.on('requestfailed', (request) => this.faults.push(`not loaded: ${request.url()}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.#address) && !url.startsWith(`blob:${this.#address}`)) this.faults.push(`asked for ${url}`);
    });
  }

  async go(fragment) {
    // From one fragment to another, a page would not be loaded again.
    if (this.#page.url() !== 'about:blank') await this.#page.goto('about:blank');
    await this.#page.goto(`${this.#address}${fragment}`);
    await this.settled();
  }

  // When the findings are those of the text, and nothing else is waited for. One answer may lead to another question.
  async settled() {
    await this.#page.locator('#checked[aria-busy=false]').waitFor();
    await this.#page.evaluate(async () => {
      for (let quiet = 0; quiet < 3; ++quiet) {
        await new Promise((done) => setTimeout(done, 10));
        if (document.documentElement.hasAttribute('data-waiting')) quiet = 0;
      }
    });
  }

  async type(text) {
    await this.paste(text);
    await this.settled();
  }

  // In place of all that was there.
  async paste(text) {
    await this.#page.locator('.cm-content').press('Control+a');
    if (text === '') await this.#page.keyboard.press('Delete');
    else await this.#page.locator('.cm-content').evaluate((content, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      content.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
    }, text);
  }

  // Editors show only the lines that are seen.
  async text() {
    await this.#page.locator('.cm-content').waitFor();
    return this.#page.evaluate(() => {
      const lines = document.querySelector('#editor').shadowRoot.querySelectorAll('.cm-line');
      return [...lines].map((line) => line.textContent).join('\n');
    });
  }

  async choose(id, value) {
    await this.#page.locator(`#${id}`).selectOption(value);
    await this.settled();
  }

  async press(name) {
    await this.#page.getByRole('button', {name}).click();
    await this.settled();
  }

  // Names of findings.
  async findings() {
    return this.#page.locator('#findings > li .head > code').allTextContents();
  }

  async says(id, pattern) {
    await this.#page.locator(`#${id}`).filter({hasText: pattern}).waitFor();
  }

  // What the focus is on: an accessible name, or an id.
  async focused() {
    return this.#page.evaluate(() => {
      const outer = document.activeElement;
      const at = outer.shadowRoot?.activeElement ?? outer;
      const label = at.getAttribute('aria-label') ?? (at.labels?.[0]?.firstChild.textContent || at.labels?.[0]?.textContent) ?? at.textContent;
      return label.trim().replace(/\s+/g, ' ');
    });
  }

  async close() {
    await this.#page.close();
    return this.faults;
  }
}
