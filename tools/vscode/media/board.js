// In the view of the board: shows what the extension sends.
const editor = acquireVsCodeApi();
const remark = document.getElementById('remark');
const board = document.getElementById('board');

window.addEventListener('message', ({data}) => {
  remark.textContent = data.remark;
  board.hidden = data.svg === '';
  if (data.svg === '') board.removeAttribute('src');
  else board.src = `data:image/svg+xml;base64,${data.svg}`;
  board.alt = data.text;
});
editor.postMessage('ready');
