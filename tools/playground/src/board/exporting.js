// The board as a file.
import {byId, element} from '../parts/elements.js';
import {notice} from '../parts/notice.js';

// Wide enough for print: pixels of the longer side at least.
const longerSide = 1600;

export function saveAs(name, blob) {
  const address = URL.createObjectURL(blob);
  element('a', {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

// A picture has its size in its first tag.
export async function pngOf(svg) {
  const address = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
  try {
    const image = element('img', {src: address});
    await image.decode();
    const scale = Math.max(1, longerSide / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = element('canvas', {width: Math.round(image.naturalWidth * scale), height: Math.round(image.naturalHeight * scale)});
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

// `board` gives the picture and the selection.
export function offerExports(board) {
  const nameOf = (extension) => {
    const {record, ply} = board.selection;
    return `board-${record}${ply === undefined ? '' : `-ply-${ply}`}.${extension}`;
  };
  byId('save-svg').addEventListener('click', () => saveAs(nameOf('svg'), new Blob([board.svg], {type: 'image/svg+xml'})));
  byId('save-png').addEventListener('click', async () => {
    try {
      saveAs(nameOf('png'), await pngOf(board.svg));
    } catch {
      notice('The browser does not draw this picture: save it as SVG.');
    }
  });
}
