import { act, renderInShell, screen, waitFor, within } from '../testing/testing.ts';
import { Chart, type ChartProps } from './charts.ts';

const chart: ChartProps<'integer'> = {
  title: 'Retread Sales to New Tire Sales',
  summary: '30 new tires against 12 retreads.',
  orientation: 'vertical',
  categories: ['January', 'February'],
  floor: 0.1,
  valueText: (value) => (value === null ? '–' : `${value} tires`),
  series: [
    { name: 'New', data: [30, 2], kind: 'bar', tone: 'primary', format: 'integer' },
    { name: 'Retread', data: [12, null], kind: 'bar', tone: 'secondary', format: 'integer' },
  ],
};

test('is a named figure with its summary and legend, drawn once the drawing is there', async () => {
  renderInShell(<Chart {...chart} />, { words: { 'shell:chart.loading': 'Loading chart…' } });
  const figure = screen.getByRole('figure', { name: 'Retread Sales to New Tire Sales' });
  expect(within(figure).getByText('30 new tires against 12 retreads.')).toBeVisible();
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ).toEqual(['New', 'Retread']);
  expect(within(figure).getByText('Loading chart…')).toBeInTheDocument();
  expect(
    await within(figure).findByRole('img', { name: 'February, New: 2 tires' }),
  ).toBeInTheDocument();
  expect(within(figure).queryByText('Loading chart…')).toBeNull();
});

test('says what the mark of a raised bar means, where there is one', () => {
  const words = { 'shell:chart.raised': '{{mark}} Drawn taller than its value.' };
  const { rerender } = renderInShell(<Chart {...chart} />, { words });
  expect(screen.getByText('† Drawn taller than its value.')).toBeVisible();
  rerender(<Chart {...chart} floor={0} />);
  expect(screen.queryByText(/Drawn taller/)).toBeNull();
});

test('writes no style element and no credits', async () => {
  const { container } = renderInShell(<Chart {...chart} />);
  await screen.findByRole('img', { name: 'January, New: 30 tires' });
  expect(document.querySelectorAll('style')).toHaveLength(0);
  expect(container).not.toHaveTextContent(/Highcharts\.com/i);
});

test('follows new figures', async () => {
  const { rerender } = renderInShell(<Chart {...chart} />);
  await screen.findByRole('img', { name: 'January, New: 30 tires' });
  const [first, ...rest] = chart.series;
  if (!first) throw new Error('no series');
  rerender(<Chart {...chart} series={[{ ...first, data: [31, 5] }, ...rest]} />);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'January, New: 31 tires' })).toBeInTheDocument(),
  );
});

test.each([
  ['in a low window', true, '240px'],
  ['elsewhere', false, '300px'],
])('leaves room for what stands above it %s', (_where, isLow, height) => {
  const usual = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...usual(media),
    matches: isLow && media.includes('max-height'),
  }));
  const { container } = renderInShell(<Chart {...chart} />);
  const place = container.querySelector<HTMLElement>('[data-chart]');
  expect(place?.style.getPropertyValue('--chart-height')).toBe(height);
  jest.restoreAllMocks();
});

test('needs no legend for one series', () => {
  renderInShell(<Chart {...chart} series={chart.series.slice(0, 1)} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('is laid out for paper while it is printed, and for its place again afterwards', async () => {
  const { container } = renderInShell(<Chart {...chart} />);
  await screen.findByRole('img', { name: 'January, New: 30 tires' });
  const drawing = container.querySelector('svg.highcharts-root');
  const width = drawing?.getAttribute('width');
  expect(width).not.toBe('680');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawing).toHaveAttribute('width', '680');
  expect(drawing).toHaveAttribute('viewBox', '0 0 680 300');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawing).toHaveAttribute('width', width);
});
