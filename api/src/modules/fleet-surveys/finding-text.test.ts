import { toStored } from '@portal/platform/format';
import type { LocalizedTexts } from '../../words/localized-texts.ts';
import { findingText, tireFindingText } from './finding-text.ts';

const texts: Readonly<Record<string, string>> = {
  'finding.pressure_below': '{{measured}} is {{percent}} below {{limit}}',
  'finding.tread_mismatch_duals': 'differ by {{measured}}, more than {{limit}}',
  'finding.on_left': 'Axle {{axle}}, left:',
  'wheel.left_outer': '{{axle}}LO',
  'measure.psi': '{{value}} psi',
  'measure.32nds': '{{value}}/32',
  'severity.critical': 'Critical',
  'severity.warning': 'Warning',
};
const spoken = (locale: string): LocalizedTexts => ({
  t: (key, params = {}) =>
    (texts[key] ?? key).replaceAll(/{{(\w+)}}/g, (_, name) => String(params[name])),
  locale,
  direction: 'ltr',
});

const flat = {
  check: 'pressure',
  severity: 'critical',
  axle: 2,
  side: 'left',
  slot: 'outer',
  measured: toStored(79, 'psi'),
  limit: toStored(100, 'psi'),
  unit: 'psi',
} as const;
const duals = {
  ...flat,
  check: 'tread_mismatch_duals',
  severity: 'warning',
  slot: null,
  measured: toStored(6, '32nds'),
  limit: toStored(4, '32nds'),
  unit: '32nds',
} as const;

test('a finding is told by its rule, in the unit and the numbers of the reader', () => {
  expect(findingText(flat, spoken('en-US'))).toBe('2LO 79 psi is 21% below 100 psi');
  expect(findingText(flat, spoken('fr-CA'))).toBe('2LO 79 psi is 21\u00a0% below 100 psi');
});

test('beside its tire one of a pair alone says where it is', () => {
  expect(tireFindingText(flat, spoken('en-US'))).toBe('Critical: 79 psi is 21% below 100 psi');
  expect(tireFindingText(duals, spoken('en-US'))).toBe(
    'Warning: Axle 2, left: differ by 6/32, more than 4/32',
  );
});
