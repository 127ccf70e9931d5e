import { mainColumn } from '@portal/contract/reports';
import { answerOf } from '../../testing/shell.ts';
import { openOptions, screen, within } from '../../testing/testing.ts';
import { everyReport, showCard, text } from '../testing/show-card.tsx';
import { drivers, trips } from '../testing/trips.ts';

describe.each(everyReport)('the locations of %s', (_, report) => {
  const main = mainColumn(report);

  it('are drawn beside the total, with what they are compared with', async () => {
    showCard(report, {
      view: { mode: 'both', rowsBy: 'location', compared: { previous: true, national: true } },
    });
    const graph = await screen.findByRole('figure', { name: text(report.title) });
    await within(graph).findByRole(
      'img',
      { name: new RegExp(`^L003 Yard 3, ${text(main.label)}: `) },
      { timeout: 5000 },
    );
    const entries = within(graph)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(entries).toContain('Average of 3 locations');
    expect(entries).toContain(`${text(main.label)} (Previous)`);
    const summary = graph.querySelector('figcaption');
    expect(summary).toHaveTextContent(
      / the year before, .* the average fleet; highest for L003 Yard 3, /,
    );
    // Locations have no national average.
    expect(screen.queryByRole('columnheader', { name: /Nat'l Avg/ })).not.toBeInTheDocument();
  });
});

it('holds the locations against the whole where the figure is no sum', async () => {
  const shares = { ...trips, main: 'EmptyPercent' };
  showCard(shares, { view: { mode: 'graph', rowsBy: 'location' } });
  const graph = await screen.findByRole('figure', { name: 'Trips' });
  expect(await within(graph).findByText('All locations')).toBeVisible();
});

it('ranks the dealers too, in place of the locations', async () => {
  const { user, asked, params } = showCard(trips, { view: { mode: 'both', rowsBy: 'location' } });
  await openOptions(user);
  await user.click(await screen.findByRole('button', { name: /^By dealer/ }));
  expect(await screen.findByRole('columnheader', { name: 'Nonsig' })).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ rows_by: 'dealer' });
  expect(params()).toMatchObject({ r1r: 'dealer' });
  expect(screen.getByRole('button', { name: /^By location/ })).not.toBePressed();
  const graph = await screen.findByRole('figure', { name: 'Trips' });
  expect(await within(graph).findByText('Average of 3 dealers')).toBeVisible();
});

it('draws the first fifteen locations and lists them all', async () => {
  const answer = answerOf(drivers, { rows_by: 'location' });
  const rows = Array.from({ length: 20 }, (_, place) => ({
    ...answer.rows[0],
    Code: `L${place + 100}`,
    Name: `Yard ${place}`,
  }));
  showCard(drivers, {
    view: { mode: 'both', rowsBy: 'location' },
    respond: () => ({ ...answer, rows }),
  });
  const graph = await screen.findByRole('figure', { name: 'Drivers' });
  expect(graph).toHaveTextContent('The graph shows the first 15 of 20');
  expect(screen.getAllByRole('row')).toHaveLength(22);
});
