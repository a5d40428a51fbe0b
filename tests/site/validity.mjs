// What a validator of HTML has to say about pages.
import {HtmlValidate, StaticConfigLoader} from 'html-validate';

const rules = {
  extends: ['html-validate:recommended'],
  rules: {
    // The layout of the source does not matter here.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // As HTML has it, and links into these pages are on other sites too.
    'valid-id': ['error', {relaxed: true}],
  },
};

export async function invalidParts(pages) {
  const validator = new HtmlValidate(new StaticConfigLoader({root: true, ...rules}));
  const said = [];
  for (const page of pages) {
    const {results} = await validator.validateString(page.text, page.path);
    for (const {messages} of results) {
      for (const {line, column, ruleId, message} of messages) {
        said.push(`${page.path}:${line}:${column}: ${message} (${ruleId})`);
      }
    }
  }
  return said;
}
