// Pieces of HTML.
const names = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
export const escaped = (text) => String(text).replace(/[&<>"]/g, (byte) => names[byte]);

// In the program's own words, text between backticks is code.
export const worded = (text) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

export const link = (to, inside) => `<a href="${escaped(to)}">${inside}</a>`;

// A block that may be wider than the page can be scrolled, also by keys.
export const block = (text, label) =>
  `<pre tabindex="0" role="group" aria-label="${escaped(label)}"><code>${escaped(text)}</code></pre>\n`;

export function table(heads, rows) {
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n<thead><tr>${head}</tr></thead>\n` +
    `<tbody>\n${body}\n</tbody>\n</table></div>\n`;
}
