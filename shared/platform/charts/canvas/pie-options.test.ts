import type { Pie } from '../pie-types.ts';
import { pieOptions } from './pie-options.ts';

const pie: Pie = {
  name: 'January to March',
  slices: [
    {
      name: 'Emergency',
      tone: 'emergency',
      share: 34.5,
      text: '$345.00 (34.50%)',
      highlighted: true,
    },
    { name: 'Scheduled', tone: 'scheduled', share: 65.5, text: '$655.00 (65.50%)' },
  ],
};
const optionsOf = (changes: Partial<Pie> = {}) =>
  pieOptions({ ...pie, ...changes }, { height: 260, animated: false });
const seriesOf = (changes?: Partial<Pie>): object => optionsOf(changes).series?.[0] ?? {};

test('displaces the highlighted slice by 20 and leaves 55 around the pie', () => {
  expect(seriesOf()).toMatchObject({
    slicedOffset: 20,
    data: [
      { name: 'Emergency', y: 34.5, sliced: true },
      { name: 'Scheduled', y: 65.5, sliced: false },
    ],
  });
  // Highcharts adds the other 20 for the displaced slice.
  expect(optionsOf().chart?.margin).toMatchObject({ 0: 35, 2: 35 });
});

test('fills slices with the patterns of bars', () => {
  expect(seriesOf()).toMatchObject({
    data: [
      { color: { pattern: { backgroundColor: 'var(--portal-chart-emergency)' } } },
      { color: { pattern: { backgroundColor: 'var(--portal-chart-scheduled)' } } },
    ],
  });
});

test('labels slices with their name and whole percent, tooltips with their figure', () => {
  const point = { name: 'Emergency', y: 34.5, series: { chart: { chartWidth: 600 } } };
  const label: unknown = Reflect.get(Reflect.get(seriesOf(), 'dataLabels'), 'formatter');
  expect(typeof label === 'function' && label.call(point)).toBe('Emergency<br>35%');
  const { formatter, style } = optionsOf().tooltip ?? {};
  expect(typeof formatter === 'function' && Reflect.apply(formatter, point, [])).toBe(
    '<b>January to March</b><br/>Emergency: <b>$345.00 (34.50%)</b>',
  );
  expect(style).toMatchObject({ zIndex: 101 });
});

test('reads a slice as its name and figure', () => {
  const describe = optionsOf().accessibility?.point?.descriptionFormatter;
  const point: unknown = { name: 'Scheduled' };
  expect(typeof describe === 'function' && Reflect.apply(describe, undefined, [point])).toBe(
    'Scheduled: $655.00 (65.50%)',
  );
});

test('draws no share below zero and none that is missing', () => {
  const [first, second] = pie.slices;
  if (!first || !second) throw new Error('no slices');
  const slices = [
    { ...first, share: -4 },
    { ...second, share: null },
  ];
  expect(seriesOf({ slices })).toMatchObject({ data: [] });
});

test('gives each word beside a small pie a line, where the name would be cut', () => {
  const formatter: unknown = Reflect.get(Reflect.get(seriesOf(), 'dataLabels'), 'formatter');
  const labelIn = (chartWidth: number) =>
    typeof formatter === 'function' &&
    formatter.call({ name: 'Scheduled Cost', y: 55.6, series: { chart: { chartWidth } } });
  expect(labelIn(600)).toBe('Scheduled Cost<br>56%');
  expect(labelIn(326)).toBe('Scheduled<br>Cost<br>56%');
});
