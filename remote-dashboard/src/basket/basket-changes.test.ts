import { type DashboardReport, tabs } from '@portal/contract/fleet-dashboard';
import type { PartMode } from '@portal/platform/reports/view';
import { everyReport } from '../testing/show-card.tsx';
import { type Basket, reportOrder } from './basket.ts';
import {
  emptyBasket,
  tabTypeOf,
  withMode,
  withoutPart,
  withoutReport,
  withReport,
} from './basket-changes.ts';

const find = (type: string): DashboardReport => {
  const found = reportOrder.find((definition) => definition.type === type);
  if (!found) throw new Error(`No report ${type}`);
  return found;
};
const ratio = find('retread_vs_new');
const spend = find('emergency_service');
const byState = find('calls_by_state');

const typesIn = (basket: Basket) => basket.map(({ definition }) => definition.type);

test('reports stand in their fixed order, however they were added', () => {
  const backwards = reportOrder
    .toReversed()
    .reduce((basket, each) => withReport(basket, each), emptyBasket);
  expect(typesIn(backwards)).toEqual(reportOrder.map(({ type }) => type));
});

test('a report is added once and keeps what is shown of it', () => {
  const basket = withReport(emptyBasket, ratio, 'table');
  expect(withReport(basket, ratio, 'graph')).toBe(basket);
});

test('a report that is taken out leaves the others', () => {
  const basket = [spend, ratio].reduce((some, each) => withReport(some, each), emptyBasket);
  expect(typesIn(withoutReport(basket, ratio))).toEqual([spend.type]);
});

test('what is shown of one report is nothing to the others', () => {
  const basket = [spend, ratio].reduce((some, each) => withReport(some, each), emptyBasket);
  expect(withMode(basket, ratio, 'graph_last').map(({ mode }) => mode)).toEqual([
    'graph_last',
    'both',
  ]);
});

const partsOf: readonly [PartMode, PartMode | null, PartMode | null][] = [
  ['both', 'graph', 'table'],
  ['table_last', 'graph', 'table'],
  ['graph_last', 'graph', 'table'],
  ['graph', 'graph', null],
  ['table', null, 'table'],
];

describe.each(partsOf)('of a report that shows %s', (mode, tableless, graphless) => {
  const modeAfter = (definition: DashboardReport, kind: 'table' | 'graph' | 'map') =>
    withoutPart(withReport(emptyBasket, definition, mode), definition, kind)[0]?.mode ?? null;

  it.each(everyReport)('%s leaves the other part, or is out', (_, definition) => {
    const drawing = definition === byState ? 'map' : 'graph';
    expect(modeAfter(definition, 'table')).toBe(tableless);
    expect(modeAfter(definition, drawing)).toBe(graphless);
    expect(modeAfter(definition, drawing === 'map' ? 'graph' : 'map')).toBe(mode);
  });
});

test('taking a part out of a report that is not there changes nothing', () => {
  const basket = withReport(emptyBasket, ratio);
  expect(withoutPart(basket, spend, 'table')).toBe(basket);
});

describe('what it is saved as', () => {
  it.each(tabs)('reports of %s alone are of that tab', (tab) => {
    expect(tabTypeOf([tab, tab])).toBe(tab);
  });

  it('reports of more than one tab are combined', () => {
    expect(tabTypeOf(['service', 'purchases', 'service'])).toBe('combined');
  });

  it('no report is nothing', () => {
    expect(tabTypeOf([])).toBeNull();
  });
});
