import { makes, trips } from '../testing/trips.ts';
import { commonView, differences, firstView, fittingChange } from './common-view.ts';

const views = (...modes: ('both' | 'table' | 'graph')[]) =>
  modes.map((mode) => ({ definition: trips, view: { ...firstView, mode } }));

test('a tab is looked at as most of its reports are; a tie is looked at as usual', () => {
  expect(commonView(views('table', 'table', 'graph')).mode).toBe('table');
  expect(commonView(views('table', 'both')).mode).toBe('both');
  expect(commonView(views('table', 'graph')).mode).toBe('both');
  expect(commonView([])).toEqual(firstView);
});

test('reports without a control do not count for it', () => {
  const weeks = { definition: trips, view: { ...firstView, period: 'week' as const } };
  const names = { definition: makes, view: firstView };
  expect(commonView([weeks, names, names]).period).toBe('week');
  const filtered = { definition: trips, view: { ...firstView, filters: { cargo: ['dry'] } } };
  const others = makes.filters.includes('cargo') ? [] : [names, names];
  expect(commonView([filtered, ...others]).filters).toEqual({ cargo: ['dry'] });
});

test('of a change for all, a report takes what it has a control for', () => {
  const change = { period: 'week' as const, mode: 'graph' as const, filters: { nothing: ['x'] } };
  expect(fittingChange(makes, change)).toEqual({ mode: 'graph', filters: {} });
  expect(fittingChange(trips, change)).toEqual({ mode: 'graph', period: 'week', filters: {} });
  const columns = trips.columns.map(({ national: _, ...column }) => column);
  const compared = { previous: true, national: true };
  expect(fittingChange({ ...trips, columns }, { compared })).toEqual({
    compared: { previous: true },
  });
});

test('what differs from the others is told, with the way back', () => {
  const view = {
    ...firstView,
    mode: 'table' as const,
    compared: ['previous' as const],
    filters: { cargo: ['dry'] },
  };
  expect(differences({ definition: trips, view }, firstView)).toEqual([
    { setting: 'mode', undo: { mode: 'both' } },
    { setting: 'previous', undo: { compared: { previous: false } } },
    { setting: 'filter', filter: 'cargo', undo: { filters: { cargo: [] } } },
  ]);
  expect(differences({ definition: trips, view }, view)).toEqual([]);
  expect(differences({ definition: trips, view: firstView }, view)).toContainEqual({
    setting: 'filter',
    filter: 'cargo',
    undo: { filters: { cargo: ['dry'] } },
  });
});
