import type { Options } from 'highcharts';
import type { ChartDrawing, ChartSeries } from '../chart-types.ts';
import { chartOptions } from './chart-options.ts';

const bar: ChartSeries = {
  name: 'Emergency',
  data: [100, 2],
  kind: 'bar',
  tone: 'emergency',
  format: 'currency',
};
const line: ChartSeries = {
  name: 'Share',
  data: [66.5, 1.4],
  kind: 'line',
  tone: 'accent',
  axis: 'end',
  format: 'percent',
};
const compared = (series: ChartSeries) => [
  series,
  { ...series, name: `${series.name}, previous`, compared: 'previous' as const },
  { ...series, name: `${series.name}, national`, compared: 'national' as const },
];

function optionsOf(series: readonly ChartSeries[], changes: Partial<ChartDrawing> = {}): Options {
  const drawing: ChartDrawing = {
    title: 'Service',
    orientation: 'vertical',
    categories: ['January', 'February'],
    floor: 0.1,
    valueText: (value, format) => `${value} ${format}`,
    series,
    ...changes,
  };
  return chartOptions(drawing, { height: 300, animated: false });
}

const national = 'var(--portal-chart-national)';
const panel = 'var(--portal-surface-panel)';
const emergency = 'var(--portal-chart-emergency)';

test('bars of the period before are paler, keep their pattern and are outlined in their tone', () => {
  const [now, previous] = optionsOf(compared(bar)).series ?? [];
  expect(now).toMatchObject({
    color: { pattern: { backgroundColor: emergency } },
    borderWidth: 0,
  });
  expect(previous).toMatchObject({
    color: {
      pattern: {
        path: { d: expect.stringContaining('M') },
        backgroundColor: `color-mix(in srgb, ${emergency} 25%, ${panel})`,
      },
    },
    borderColor: emergency,
    borderWidth: 1,
  });
});

test('bars of the national average are dashed outlines in their tone with marks of it', () => {
  const averageOf = (tone: ChartSeries['tone']) =>
    optionsOf(compared({ ...bar, tone })).series?.[2];
  for (const tone of ['emergency', 'primary', 'accent', 'stock', 'total'] as const) {
    const color = `var(--portal-chart-${tone})`;
    expect(averageOf(tone)).toMatchObject({
      color: {
        pattern: { path: { d: expect.stringContaining('M') }, color, backgroundColor: panel },
      },
      borderColor: color,
      borderWidth: 1,
      dashStyle: 'ShortDash',
    });
  }
});

test('lines are solid, dotted for the period before, dashed with diamonds for the nation', () => {
  expect(optionsOf(compared(line)).series).toMatchObject([
    { dashStyle: 'Solid', color: 'var(--portal-chart-accent)', marker: { symbol: 'circle' } },
    { dashStyle: 'ShortDot', color: expect.stringContaining('color-mix') },
    { dashStyle: 'Dash', color: national, marker: { symbol: 'diamond' } },
  ]);
});

test('each comparison is a stack of its own, to which a raised part adds', () => {
  const small = { ...bar, name: 'Scheduled', tone: 'scheduled', data: [4, 2] } as const;
  const parts = [...compared(bar), ...compared(small)];
  const series = optionsOf(parts, { stacked: true }).series ?? [];
  expect(series.map((one) => Reflect.get(one, 'stack'))).toEqual([
    ...['now', 'previous', 'national'],
    ...['now', 'previous', 'national'],
  ]);
  for (const now of [0, 1, 2]) {
    expect(series[now]).toMatchObject({ stacking: 'normal', data: [100, 10] });
    expect(series[now + 3]).toMatchObject({ stacking: 'normal', data: [10, 10] });
  }
});

test('bars side by side are no stacks', () => {
  expect(optionsOf([bar]).series?.[0]).not.toHaveProperty('stacking');
});

test('titles of scales leave comparisons to the legend', () => {
  expect(optionsOf([...compared(bar), ...compared(line)]).yAxis).toMatchObject([
    { title: { text: 'Emergency' } },
    { title: { text: 'Share' } },
  ]);
});

/** Returns, for each series, whether its first bar or point has a label. */
const labelled = (options: Options) =>
  options.series?.map((one) => {
    const { formatter } = Reflect.get(one, 'dataLabels');
    return formatter.call({ x: 0 }) !== null;
  });

test('labels what is now, and comparisons where bars lie beside each other', () => {
  expect(labelled(optionsOf(compared(line)))).toEqual([true, false, false]);
  expect(labelled(optionsOf(compared(bar), { orientation: 'horizontal' }))).toEqual([
    true,
    true,
    true,
  ]);
});

test('a year of weeks has neither labels nor marks nor outlines that fill the bars', () => {
  const weeks = Array.from({ length: 53 }, (_, place) => `Week ${place}`);
  const [now, before, , share] =
    optionsOf([...compared(bar), line], { categories: weeks }).series ?? [];
  expect(labelled({ series: [now, share].filter((one) => one !== undefined) })).toEqual([
    false,
    false,
  ]);
  expect(share).toMatchObject({ marker: { enabled: false } });
  expect(before).toMatchObject({ borderWidth: 0 });
});
