import { riddlingPhrases } from './comment-phrases.ts';

const [open, line] = ['/**', '//'];
const block = (...lines: readonly string[]) =>
  lines.length === 1
    ? `${open} ${lines[0]} */`
    : [open, ...lines.map((l) => ` * ${l}`), ' */'].join('\n');

test.each([
  [`${line} Stores what whoever asks said.`, 'whoever'],
  [block('The name of somebody.'), 'somebody'],
  [`const a = 1; ${line} That of its call.`, 'That of'],
  [block('Of a column without a width.'), 'Of a'],
  [block('The figure that', 'is told first.'), 'is told'],
  [block('They are told apart by their keys.'), 'are told'],
  [`${line} The line gives way to another.`, 'gives way to'],
])('%j contains %j', (source, phrase) => {
  expect(riddlingPhrases(source).map((found) => found.phrase)).toContain(phrase);
});

test.each([
  block('Stores an access request.'),
  `${line} Claims the oldest waiting export, or null.`,
  "const text = 'Whoever asks';",
  `const address = 'https:${line}example.com/whoever';`,
  `${line} of a column that was renamed`,
])('%j passes', (source) => {
  expect(riddlingPhrases(source)).toEqual([]);
});

test('lines are counted from the start of the file', () => {
  const source = ['const a = 1;', block('Rows.', '', 'Read by somebody.')].join('\n');
  expect(riddlingPhrases(source)).toEqual([{ line: 5, phrase: 'somebody' }]);
});
