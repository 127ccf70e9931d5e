import {
  type DashboardReport,
  filterValues,
  recordColumns,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import type { Lead, RecordColumn } from '@portal/contract/reports';
import edition from '../editions/gb/locales/en-GB.json';
import english from '../locales/en-US.json';

// The words check ensures that the other languages have every key that English has.
const words: Readonly<Record<string, string>> = english;

/** Reasons why plants reject casings; others are shown as recorded. */
const rejectReasons = [
  'sidewall_damage',
  'belt_separation',
  'run_flat',
  'too_many_nail_holes_or_repairs',
  'oversize_injury',
  'bead_damage',
  'exposed_or_rusted_cord',
  'shoulder_separation',
  'failed_old_repair',
  'weathering',
  'casing_age',
  'cap_limit',
  'liner_defect',
  'zipper',
  'brand_or_size_not_accepted',
  'other',
];
const callStatuses = ['open', 'completed', 'cancelled'];
const lineKinds = ['new_tire', 'retread_cap', 'casing', 'repair', 'labour', 'call_out', 'fee'];

/** Codes that columns show as texts, by the prefix of their keys. */
const codes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(filterValues).map(([filter, values]) => [`filter.${filter}`, values]),
  ),
  'compare.series': ['0', '1', '2'],
  reject_reason: rejectReasons,
  line_kind: lineKinds,
  call_status: callStatuses,
};
const wordsUnder = (prefix: string) => {
  const values = codes[prefix];
  if (!values) throw new Error(`Nobody knows the codes under ${prefix}`);
  return values.map((value) => `${prefix}.${value}`);
};

const leadKeys = ({ label, words }: Lead) => [label, ...(words ? wordsUnder(words) : [])];

const filterKeys = (filter: DashboardReport['filters'][number]) => [
  `filter.${filter}`,
  ...(filter in filterValues ? wordsUnder(`filter.${filter}`) : []),
];

const keysOf = (definition: DashboardReport) => [
  definition.title,
  definition.formula,
  `tab.${definition.tab}`,
  ...(definition.footnote ? [definition.footnote] : []),
  ...leadKeys(definition.lead),
  ...(definition.inner ? leadKeys(definition.inner) : []),
  ...(definition.facts ?? []).map(({ label }) => label),
  ...definition.columns.map(({ label }) => label),
  ...Object.values(definition.measures).flatMap(({ label, leavesOut = [] }) => [
    label,
    ...leavesOut.map((reason) => `left_out.${reason}`),
  ]),
  ...definition.filters.flatMap(filterKeys),
];

const recordKinds: readonly [string, readonly RecordColumn[]][] = Object.entries(recordColumns);

/** British spellings, by a pattern of the American one. */
const british: readonly [RegExp, string][] = [
  [/\b(t)ire/gi, '$1yre'],
  [/\b(lab|fav|col)or/gi, '$1our'],
  [/\b(cent)er/gi, '$1re'],
  [/\b(cancel)(?=ed|ing)/gi, '$1l'],
];

test('the British edition says what the words say, in the spelling of there, and nothing else', () => {
  const respelled = Object.entries(words).map(([key, text]) => [
    key,
    british.reduce((spelled, [american, there]) => spelled.replace(american, there), text),
  ]);
  expect(edition).toEqual(
    Object.fromEntries(respelled.filter(([key = '', text]) => words[key] !== text)),
  );
});

describe('the words', () => {
  it.each(reportDefinitions.map((each): [string, DashboardReport] => [each.type, each]))(
    'name everything of %s',
    (_, definition) => {
      expect(keysOf(definition).filter((key) => !words[key])).toEqual([]);
    },
  );

  it.each(recordKinds)('name every column of %s', (_, columns) => {
    const keys = columns.flatMap(({ label, words: prefix }) => [
      label,
      ...(prefix ? wordsUnder(prefix) : []),
    ]);
    expect(keys.filter((key) => !words[key])).toEqual([]);
  });
});
