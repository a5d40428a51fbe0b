// In the view of the board: shows what the extension sends.
const editor = acquireVsCodeApi();
const remark = document.getElementById('remark');
const board = document.getElementById('board');

// What is between backticks is a word of the text.
function said(text) {
  return text.split('`').map((part, i) => {
    if (i % 2 === 0) return part;
    const word = document.createElement('code');
    word.textContent = part;
    return word;
  });
}

window.addEventListener('message', ({data}) => {
  remark.replaceChildren(...said(data.remark));
  board.hidden = data.svg === '';
  if (data.svg === '') board.removeAttribute('src');
  else board.src = `data:image/svg+xml;base64,${data.svg}`;
  board.alt = data.text;
});
editor.postMessage('ready');
