import { placeholdersOf } from '@portal/contract/admin';
import english from '../locales/en-US.json';
import spanish from '../locales/es-US.json';
import french from '../locales/fr-CA.json';
import portuguese from '../locales/pt-BR.json';
import remote from '../remote.ts';

type Words = Readonly<Record<string, string>>;

const packs: readonly [string, Words][] = [
  ['en-US', english],
  ['es-US', spanish],
  ['pt-BR', portuguese],
  ['fr-CA', french],
];

it('has a pack for every declared language', () => {
  expect(packs.map(([locale]) => locale)).toEqual(remote.languages);
});

describe.each(packs)('the words in %s', (locale, words) => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const wanted = Object.keys(english).flatMap((key) => {
    const [, base] = /^(.+)_other$/.exec(key) ?? [];
    if (key.endsWith('_one')) return [];
    return base === undefined ? [key] : forms.map((form) => `${base}_${form}`);
  });

  it('are complete, in every form that the language counts by', () => {
    expect(Object.keys(words).sort()).toEqual(wanted.sort());
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have the places to fill of the English words', () => {
    const known: Words = english;
    for (const [key, text] of Object.entries(known)) {
      const places = [...placeholdersOf(words[key] ?? '')].sort();
      expect([key, places]).toEqual([key, [...placeholdersOf(text)].sort()]);
    }
  });
});
