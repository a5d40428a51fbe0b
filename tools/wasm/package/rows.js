// Lists of rows of numbers, unsigned.
export function rowsOf(module, width, name, ...values) {
  return read(module, width, name, values, (numbers) => numbers);
}

// Rows as {numbers, words}.
export function rowsWithWords(module, width, name, ...values) {
  return read(module, width, name, values, (numbers, words) => ({numbers, words: words()}));
}

function read(module, width, name, values, rowOf) {
  const handle = module.made(name, ...values);
  try {
    const numbers = module.integers('plyglot_rows_numbers', handle);
    return Array.from({length: numbers.length / width}, (_, row) => rowOf(
      numbers.slice(row * width, (row + 1) * width).map((number) => number >>> 0),
      () => module.string('plyglot_rows_words', handle, row)));
  } finally {
    module.call('plyglot_rows_free', handle);
  }
}
