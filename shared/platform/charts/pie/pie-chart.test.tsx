import { renderInShell, screen, within } from '../../testing/testing.ts';
import { PieChart, type PieChartProps } from '../charts.ts';

const slice = (name: string, share: number | null, text: string) =>
  ({ name, tone: name === 'Emergency' ? 'emergency' : 'scheduled', share, text }) as const;

const chart: PieChartProps = {
  title: 'Service',
  summary: 'Emergency takes 34.50%.',
  pies: [
    {
      name: 'This year',
      slices: [
        slice('Emergency', 34.5, '$345 (34.50%)'),
        slice('Scheduled', 65.5, '$655 (65.50%)'),
      ],
    },
    {
      name: 'Previous',
      slices: [slice('Emergency', 104, '$104 (104%)'), slice('Scheduled', -4, '-$4 (-4%)')],
    },
    {
      name: 'National average',
      slices: [slice('Emergency', null, '–'), slice('Scheduled', null, '–')],
    },
  ],
};

test('is one figure of named pies with one legend and a summary', async () => {
  renderInShell(<PieChart {...chart} />);
  const figure = screen.getByRole('figure', { name: 'Service' });
  for (const { name } of chart.pies) expect(within(figure).getByText(name)).toBeVisible();
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ).toEqual(['Emergency', 'Scheduled']);
  expect(within(figure).getByText('Emergency takes 34.50%.')).toBeVisible();
  expect(
    await within(figure).findByRole('img', { name: 'Scheduled: $655 (65.50%)' }),
  ).toBeInTheDocument();
});

test('says in words what it cannot draw', async () => {
  renderInShell(<PieChart {...chart} />);
  expect(screen.getByText('Scheduled: -$4 (-4%)')).toBeVisible();
  expect(screen.getByText('Emergency: –')).toBeVisible();
  expect(screen.getByText('Scheduled: –')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Emergency: $104 (104%)' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Emergency: –' })).toBeNull();
});
