import type { ChartDrawing } from '../chart-types.ts';
import { chartOptions } from './chart-options.ts';
import { pointText } from './point-text.ts';

const drawing: ChartDrawing = {
  title: 'Calls',
  orientation: 'vertical',
  categories: ['Nov', 'Dec', 'Jan'],
  hatched: [null, 'partial: 9 of 31 days', 'no data yet'],
  floor: 0,
  valueText: (value) => String(value),
  series: [{ name: 'Calls', data: [4, 1, 0], kind: 'bar', tone: 'primary', format: 'integer' }],
};

test('the places of periods that are not whole are hatched from edge to edge', () => {
  const { xAxis } = chartOptions(drawing, { height: 300, animated: false });
  const pattern = { path: { strokeWidth: 1 }, width: 8, height: 8 };
  expect(xAxis).toMatchObject({
    plotBands: [
      { from: 0.5, to: 1.5, color: { pattern } },
      { from: 1.5, to: 2.5, color: { pattern } },
    ],
  });
});

test('a chart of whole periods has none', () => {
  const { hatched: _, ...whole } = drawing;
  const { xAxis } = chartOptions(whole, { height: 300, animated: false });
  expect(xAxis).not.toHaveProperty('plotBands');
});

test('their values and tooltips say why', () => {
  expect(pointText(drawing, 0, 0)).toBe('Nov, Calls: 4');
  expect(pointText(drawing, 0, 1)).toBe('Dec (partial: 9 of 31 days), Calls: 1');
  const { tooltip } = chartOptions(drawing, { height: 300, animated: false });
  const formatter: unknown = tooltip?.formatter;
  expect(typeof formatter === 'function' && formatter.call({ x: 2 })).toBe(
    '<b>Jan (no data yet)</b><br/>Calls: <b>0</b>',
  );
});
