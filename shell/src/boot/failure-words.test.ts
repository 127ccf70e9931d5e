import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packOf, shellPacks } from './failure-words.ts';

describe('the language of a failure', () => {
  it.each([
    [['pt-PT', 'en-US'], 'pt-BR'],
    [['fr'], 'fr-CA'],
    [['en-GB', 'es-ES'], null],
    [['de-DE'], null],
    [[], null],
  ])('for %p is %p', (languages, pack) => expect(packOf(languages)).toBe(pack));

  it('is one that the shell has words for', () => {
    const built = readdirSync(path.join(__dirname, '../../locales'));
    expect(['en-US', ...shellPacks].map((each) => `${each}.json`).sort()).toEqual(built.sort());
  });
});
