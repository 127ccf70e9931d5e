import { savedName } from './saved-name.ts';

test.each([
  ['A', 'A'],
  ['  Q1 – Halvorsen  ', 'Q1 – Halvorsen'],
  ['ü'.normalize('NFD'), 'ü'],
  ['हिन्दी क\u094d\u200dष', 'हिन्दी क\u094d\u200dष'],
  ['🚚'.repeat(200), '🚚'.repeat(200)],
  [`${'x'.repeat(200)}   `, 'x'.repeat(200)],
])('%j is kept as %j', (text, name) => {
  expect(savedName(text)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \t '],
  ['what nobody sees', '\u200b\u2060\u3164'],
  ['201 characters', 'x'.repeat(201)],
  ['300 characters', 'x'.repeat(300)],
  ['a control character', 'a\u0007b'],
  ['two lines', 'a\nb'],
  ['a separator of lines', 'a\u2028b'],
  ['a sign that turns the text around', 'a\u202eb'],
  ['half a character', 'a\ud83d'],
])('%s is no name', (_, text) => {
  expect(savedName(text)).toBeNull();
});
