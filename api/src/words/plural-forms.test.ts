import { categoriesOf, wordsOf } from './plural-forms.ts';

test('a plain word stays as it is, also when its key ends like a plural form', () => {
  expect(wordsOf({ 'page.title': 'Title', reason_other: 'Other' })).toEqual([
    { key: 'page.title', text: 'Title', pluralCategory: null },
    { key: 'reason_other', text: 'Other', pluralCategory: null },
  ]);
});

test('a counted word is listed in every form, with the text of "other" where English has none', () => {
  const words = wordsOf({ tires_one: 'One tire', tires_other: '{{count}} tires' });
  expect(words.map(({ key }) => key)).toEqual([
    'tires_zero',
    'tires_one',
    'tires_two',
    'tires_few',
    'tires_many',
    'tires_other',
  ]);
  expect(words.find(({ pluralCategory }) => pluralCategory === 'one')?.text).toBe('One tire');
  expect(words.find(({ pluralCategory }) => pluralCategory === 'few')?.text).toBe(
    '{{count}} tires',
  );
});

test.each([
  ['en-US', ['one', 'other']],
  ['es-AR', ['one', 'many', 'other']],
  ['pl-PL', ['one', 'few', 'many', 'other']],
  ['ja-JP', ['other']],
])('%s distinguishes %j', (locale, categories) => {
  expect(categoriesOf(locale)).toEqual(categories);
});
