import type { SeriesOptionsType } from 'highcharts';
import { startHighcharts } from './start-highcharts.ts';

const pattern = { path: 'M 0 0 L 5 5', color: 'red', width: 5, height: 5 };

const series = (values: readonly number[]): SeriesOptionsType[] => [
  { type: 'column', data: values.map((y) => ({ y, color: { pattern } })) },
];

const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 200));

test('a chart that goes while points leave it takes its animations with it', async () => {
  const thrown = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', thrown);
  const place = document.body.appendChild(document.createElement('div'));
  const animation = { duration: 300 };
  const chart = startHighcharts().chart(place, {
    chart: { animation },
    series: series([1, 2, 3, 4]),
  });
  chart.update({ series: series([4, 1]) }, true, true);
  await nextFrames();
  chart.update({ series: series([2, 3, 5, 1, 6]) }, true, true);
  chart.destroy();
  await nextFrames();
  window.removeEventListener('error', thrown);
  expect(thrown.mock.calls.map(([{ message }]) => message)).toEqual([]);
});
