import { type ReportDefinition, reportDefinitions } from '@portal/contract/fleet-dashboard';
import english from '../locales/en-US.json';
import spanish from '../locales/es-US.json';
import french from '../locales/fr-CA.json';
import portuguese from '../locales/pt-BR.json';
import remote from '../remote.ts';
import { fixedValues } from './reports/view/fixed-values.ts';

type Words = Readonly<Record<string, string>>;

const packs: readonly [string, Words][] = [
  ['en-US', english],
  ['es-US', spanish],
  ['pt-BR', portuguese],
  ['fr-CA', french],
];
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
const keysOf = ({ title, footnote, formula, lead, columns, filters, tab }: ReportDefinition) => [
  title,
  formula,
  lead.label,
  `tab.${tab}`,
  ...(footnote ? [footnote] : []),
  ...columns.map(({ label }) => label),
  ...filters.map((filter) => `filter.${filter}`),
  ...filters.flatMap((filter) =>
    (fixedValues[filter] ?? []).map((value) => `filter.${filter}.${value}`),
  ),
];

it('has a pack for every declared language', () => {
  expect(packs.map(([locale]) => locale)).toEqual(remote.languages);
});

describe.each(packs)('the words in %s', (_, words) => {
  it('are complete, with the same places to fill', () => {
    for (const [key, text] of Object.entries<string>(english)) {
      expect([key, placeholders(words[key] ?? '')]).toEqual([key, placeholders(text)]);
      expect(words[key]?.trim()).not.toBe('');
    }
    const own = Object.keys(words).filter(
      (key) => !(key.endsWith('_many') && words[key.replace(/many$/, 'other')]),
    );
    expect(own.toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(reportDefinitions.map((each): [string, ReportDefinition] => [each.type, each]))(
    'name everything of %s',
    (__, definition) => {
      expect(keysOf(definition).filter((key) => !words[key])).toEqual([]);
    },
  );
});
