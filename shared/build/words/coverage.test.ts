import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { coverageOf, hasGap } from './coverage.ts';
import { coverageTable } from './coverage-table.ts';
import { findPacks } from './find-packs.ts';

const english = { title: 'Title', unit: 'psi', rows_one: 'A row', rows_other: '{{count}} rows' };
const spanish = {
  ...{ title: 'Título', unit: 'psi' },
  ...{ rows_one: 'Una fila', rows_many: '{{count}} de filas', rows_other: '{{count}} filas' },
};
const whole = new Map<string, Record<string, string>>([
  ['en-US', english],
  ['es-US', spanish],
  ['pt-BR', spanish],
  ['fr-CA', spanish],
]);
const same = { 'es-US': ['unit'], 'pt-BR': ['unit'], 'fr-CA': ['unit'] };
const of = (locale: string, ...words: Parameters<typeof coverageOf>) =>
  coverageOf(...words).find((each) => each.locale === locale);

describe('the coverage of a language', () => {
  it('is whole with the words of all keys, in its own plural forms', () => {
    expect(coverageOf(whole, same).some(hasGap)).toBe(false);
    expect(of('es-US', whole, same)).toEqual({
      ...{ locale: 'es-US', needed: 5, missing: [], asEnglish: [], wronglyMarked: [] },
      ...{ otherPlaces: [], unknown: [] },
    });
  });

  it('has a gap where a text was left in English, unless it is marked', () => {
    expect(of('es-US', whole)).toMatchObject({ asEnglish: ['unit'] });
    expect(coverageOf(whole).filter(hasGap)).toHaveLength(3);
  });

  it('has a gap where a mark stands on what is translated', () => {
    const marks = { ...same, 'es-US': ['unit', 'title', 'gone'] };
    expect(of('es-US', whole, marks)).toMatchObject({ wronglyMarked: ['title', 'gone'] });
    expect(coverageOf(whole, marks).filter(hasGap)).toHaveLength(1);
  });

  it('needs no mark on what has no word besides its parameters', () => {
    const figures = { part: '{{of}}: {{n}} %' };
    const packs = new Map(['en-US', 'es-US', 'pt-BR', 'fr-CA'].map((each) => [each, figures]));
    expect(coverageOf(packs).some(hasGap)).toBe(false);
  });

  it('lacks keys without words, empty words and missing plural forms', () => {
    const { rows_many: _, ...few } = spanish;
    const packs = new Map([...whole, ['fr-CA', { ...few, title: ' ', old: 'Vieux' }]]);
    expect(of('fr-CA', packs)).toMatchObject({ missing: ['title', 'rows_many'], unknown: ['old'] });
    expect(coverageOf(packs, same).filter(hasGap)).toHaveLength(1);
  });

  it('has a gap where a text leaves out a value, or has one that English does not give it', () => {
    const words = {
      ...spanish,
      title: 'Título {{n}}',
      rows_many: 'Filas',
      rows_one: '{{count}} fila',
    };
    const packs = new Map([...whole, ['es-US', words]]);
    expect(of('es-US', packs, same)).toMatchObject({
      otherPlaces: ['title', 'rows_many', 'rows_one'],
    });
    expect(coverageOf(packs, same).filter(hasGap)).toHaveLength(1);
  });

  it('has a gap where a text is left that English no longer has', () => {
    const packs = new Map([...whole, ['pt-BR', { ...spanish, old: 'Velho' }]]);
    expect(coverageOf(packs, same).filter(hasGap)).toHaveLength(1);
  });

  it('is nothing where a promised language has no pack, and no gap where another has few', () => {
    const packs = new Map<string, Record<string, string>>([
      ...whole,
      ['de-DE', { title: 'Titel' }],
    ]);
    packs.delete('pt-BR');
    expect(of('pt-BR', packs)?.missing).toHaveLength(5);
    expect(
      coverageOf(packs, { ...same, 'pt-BR': [] })
        .filter(hasGap)
        .map(({ locale }) => locale),
    ).toEqual(['pt-BR']);
  });
});

describe('the report', () => {
  it('has a line for each package and locale, and names what is missing', () => {
    const table = coverageTable(
      new Map([
        [
          'shell',
          coverageOf(new Map([...whole, ['fr-CA', { title: 'Titre' }]]), { ...same, 'fr-CA': [] }),
        ],
      ]),
    );
    expect(table).toMatch(/^shell +es-US +complete +0 +0 +0$/m);
    expect(table).toMatch(/^shell +fr-CA +1 of 5 +4 +0 +0$/m);
    expect(table).toMatch(/^shell fr-CA lacks unit, rows_\w+, rows_\w+, rows_\w+$/m);
    expect(table).toContain('Not whole: shell fr-CA');
  });

  it('finds the words of packages, wherever they lie in one', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'words-'));
    try {
      writeFileSync(path.join(root, 'pnpm-workspace.yaml'), 'packages:\n  - one\n');
      for (const folder of ['locales', 'src/page/locales', 'node_modules/x/locales', 'src/locales'])
        mkdirSync(path.join(root, 'one', folder), { recursive: true });
      writeFileSync(path.join(root, 'one/package.json'), '{"name": "one", "version": "1.0.0"}');
      for (const folder of ['locales', 'src/page/locales', 'node_modules/x/locales'])
        writeFileSync(path.join(root, 'one', folder, 'en-US.json'), '{"title": "Title"}');
      const found = findPacks(root);
      expect([...found.keys()].sort()).toEqual(['one', 'one/src/page']);
      expect(found.get('one')).toEqual({
        packs: new Map([['en-US', { title: 'Title' }]]),
        same: {},
      });
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
