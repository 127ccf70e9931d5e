import type { Options } from 'highcharts';
import type { ChartDrawing } from '../chart-types.ts';
import { chartOptions } from './chart-options.ts';
import { startHighcharts } from './start-highcharts.ts';

const drawing: ChartDrawing = {
  title: 'Service',
  orientation: 'vertical',
  categories: ['January', 'February', 'March'],
  floor: 0.1,
  valueText: (value, format) => (value === null ? '–' : `${value.toFixed(2)} ${format}`),
  series: [
    { name: 'Emergency', data: [100, 2, 0], kind: 'bar', tone: 'emergency', format: 'currency' },
    { name: 'Scheduled', data: [50, null, 60], kind: 'bar', tone: 'scheduled', format: 'currency' },
    {
      name: 'Share',
      data: [66.5, 1.4, 0],
      kind: 'line',
      tone: 'accent',
      axis: 'end',
      format: 'percent',
    },
  ],
};

const optionsOf = (changes: Partial<ChartDrawing> = {}) =>
  chartOptions({ ...drawing, ...changes }, { height: 300, animated: false });

/** Calls a formatter as Highcharts does, with a point as `this`. */
function written(formatter: unknown, point: { x: number }): unknown {
  return typeof formatter === 'function' ? formatter.call(point) : undefined;
}

const seriesAt = (options: Options, place: number): object => options.series?.[place] ?? {};
const labelOf = (options: Options, series: number, x: number) =>
  written(Reflect.get(Reflect.get(seriesAt(options, series), 'dataLabels'), 'formatter'), {
    x,
  });

test('raises small bars alone, and no line', () => {
  const options = optionsOf();
  expect(seriesAt(options, 0)).toMatchObject({ type: 'column', data: [100, 10, 0] });
  expect(seriesAt(options, 1)).toMatchObject({ data: [50, null, 60] });
  expect(seriesAt(options, 2)).toMatchObject({ type: 'line', data: [66.5, 1.4, 0], yAxis: 1 });
});

test('says the true value in labels and tooltips', () => {
  const options = optionsOf();
  expect(labelOf(options, 0, 0)).toBe('100.00 currency');
  expect(labelOf(options, 0, 1)).toBe('2.00 currency †');
  expect(written(options.tooltip?.formatter, { x: 1 })).toBe(
    '<b>February</b><br/>Emergency: <b>2.00 currency</b><br/>Scheduled: <b>–</b><br/>Share: <b>1.40 percent</b>',
  );
});

test('marks a raised bar, also where there is no room for figures', () => {
  const categories = Array.from({ length: 20 }, (_, place) => `Week ${place}`);
  const options = optionsOf({ categories });
  expect([0, 1, 2].map((x) => labelOf(options, 0, x))).toEqual([null, '†', null]);
  expect(seriesAt(options, 0)).toMatchObject({ dataLabels: { enabled: true } });
  expect(seriesAt(options, 1)).toMatchObject({ dataLabels: { enabled: false } });
  expect(seriesAt(optionsOf({ categories, floor: 0 }), 0)).toMatchObject({
    dataLabels: { enabled: false },
  });
});

test('rounds the labels of percentages', () => {
  const options = optionsOf();
  expect([0, 1, 2].map((place) => labelOf(options, 2, place))).toEqual(['67%', '1%', '0%']);
});

test('shows names as text, whatever they hold', () => {
  const { tooltip } = optionsOf({ categories: ['<img src=x> & Co'] });
  expect(written(tooltip?.formatter, { x: 0 })).toContain('<b>&lt;img src=x&gt; &amp; Co</b>');
});

test('no bar is thicker than 100, and tooltips stand above the page', () => {
  const options = optionsOf();
  expect(seriesAt(options, 0)).toMatchObject({ maxPointWidth: 100 });
  expect(options.tooltip?.style).toMatchObject({ zIndex: 101 });
});

test('tells emergency and scheduled apart by patterns as well, the others by plain tokens', () => {
  const fill = (series: number, changes?: Partial<ChartDrawing>) =>
    Reflect.get(seriesAt(optionsOf(changes), series), 'color');
  expect(fill(0)).toMatchObject({ pattern: { backgroundColor: 'var(--portal-chart-emergency)' } });
  expect(fill(1)).toMatchObject({ pattern: { backgroundColor: 'var(--portal-chart-scheduled)' } });
  expect(fill(2)).toBe('var(--portal-chart-accent)');
});

test('horizontal bars, credits below zero, and one scale where none asks for a second', () => {
  const series = [
    { name: 'Net', data: [-5, 80], kind: 'bar', tone: 'primary', format: 'integer' },
  ] as const;
  const options = optionsOf({ orientation: 'horizontal', series });
  expect(options.chart).toMatchObject({ inverted: true });
  expect(options.yAxis).toMatchObject([{ min: null, title: { text: 'Net' } }]);
});

test.each([
  ['Total spend', [80, -5, 12]],
  ['Mostly credits', [10, -70, -40]],
  ['No credit', [80, 5, 12]],
])('the zeros of two scales lie at the same height: %s', (name, data) => {
  const share = drawing.series.slice(2);
  const series: ChartDrawing['series'] = [
    { name, data, kind: 'bar', tone: 'emergency', format: 'currency' },
    ...share,
  ];
  const place = document.createElement('div');
  const { yAxis } = startHighcharts().chart(place, optionsOf({ series }));
  expect(yAxis).toHaveLength(2);
  const [bars, line] = yAxis.map((axis) => axis.toPixels(0, false));
  expect(line).toBeCloseTo(Number(bars));
  const marks = [...place.querySelectorAll('.highcharts-yaxis-labels text')].map((mark) =>
    Number(mark.textContent?.match(/^(.*) percent/)?.[1]),
  );
  expect(marks.filter((share) => share < 0 || share > 100)).toEqual([]);
  expect(marks).toContain(0);
});

test('moves to new figures where motion is welcome, and is there at once at first', () => {
  expect(optionsOf().chart?.animation).toBe(false);
  const moving = chartOptions(drawing, { height: 300, animated: true });
  expect(moving.chart?.animation).toMatchObject({ duration: expect.any(Number) });
  expect(moving.plotOptions?.series?.animation).toBe(false);
});

test('reads every value to assistive technology', () => {
  const describe = optionsOf().accessibility?.point?.descriptionFormatter;
  const point: unknown = { x: 1, series: { index: 0 } };
  expect(typeof describe === 'function' && Reflect.apply(describe, undefined, [point])).toBe(
    'February, Emergency: 2.00 currency',
  );
});

test.each([
  ['horizontal', ['150.00 currency', '2.00 currency †', '60.00 currency']],
  ['vertical', ['', '†', '']],
] as const)('%s stacks have their true sums and marks at their ends alone', (orientation, ends) => {
  const options = optionsOf({ orientation, stacked: true });
  for (const bars of [0, 1])
    expect(seriesAt(options, bars)).toMatchObject({ dataLabels: { enabled: false } });
  const [axis] = [options.yAxis ?? []].flat();
  const { formatter } = axis?.stackLabels ?? {};
  const written = [0, 1, 2].map((x) => {
    const stack = { x, stack: 'now' };
    return typeof formatter === 'function' && Reflect.apply(formatter, stack, []);
  });
  expect(written).toEqual(ends);
});

test('a reference is a line that the scale reaches and the tooltip names', () => {
  const references = [
    { name: 'All locations', value: 120, tone: 'total', format: 'currency' },
    { name: 'Nation', value: 80, tone: 'total', format: 'currency', compared: 'national' },
  ] as const;
  const options = optionsOf({ references });
  const [axis] = [options.yAxis ?? []].flat();
  expect(axis).toMatchObject({
    softMax: 120,
    plotLines: [
      { value: 0 },
      { value: 120, color: 'var(--portal-chart-total)', dashStyle: 'Solid' },
      { value: 80, color: 'var(--portal-chart-national)', dashStyle: 'Dash' },
    ],
  });
  expect(written(options.tooltip?.formatter, { x: 1 })).toContain(
    'All locations: <b>120.00 currency</b>',
  );
});

test('bars stand and hang on a line at zero, which is not that of the names', () => {
  const [, scheduled] = drawing.series;
  const series = scheduled ? [{ ...scheduled, data: [50, -20, 60] }] : [];
  const { xAxis, yAxis } = optionsOf({ series });
  const zero = { value: 0, color: 'var(--portal-chart-axis)', width: 1 };
  expect(xAxis).toMatchObject({ lineWidth: 0 });
  expect(yAxis).toMatchObject([{ min: null, plotLines: [zero] }]);
});

test('a scale of whole things has whole steps, and none is named where that says nothing', () => {
  const [axis] = [optionsOf({ scaleNamed: false }).yAxis ?? []].flat();
  expect(axis).toMatchObject({ title: { text: '' }, allowDecimals: true });
  const series = [
    { name: 'New', data: [1], kind: 'bar', tone: 'primary', format: 'integer' },
  ] as const;
  expect(optionsOf({ series }).yAxis).toMatchObject([{ allowDecimals: false }]);
});

test('a scale of shares ends with the whole, unless it is far from it or beyond', () => {
  const scale = (data: number[]) => {
    const series = [{ name: '%', data, kind: 'bar', tone: 'primary', format: 'percent' }] as const;
    return [optionsOf({ series }).yAxis ?? []].flat()[0]?.max;
  };
  expect(
    [
      [20, 96],
      [20, 30],
      [20, 130],
    ].map(scale),
  ).toEqual([100, undefined, undefined]);
});

test('nothing that is written at the end of a stack lies on another figure', () => {
  for (const orientation of ['vertical', 'horizontal'] as const) {
    const [axis] = [optionsOf({ stacked: true, orientation }).yAxis ?? []].flat();
    expect(axis?.stackLabels).toMatchObject({ enabled: true });
    expect(axis?.stackLabels?.allowOverlap ?? false).toBe(false);
  }
});
