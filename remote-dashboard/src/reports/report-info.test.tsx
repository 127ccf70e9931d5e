import { screen, within } from '@portal/platform/testing';
import { everyReport, showCard, text } from '../testing/show-card.tsx';

const places = { lines: 'report.how_unit_locations', calls: 'report.how_unit_locations_calls' };

test.each(everyReport)('%s says how its figures come about', async (_, definition) => {
  const { user } = showCard(definition);
  const name = text('shell:report.how').replace('{{report}}', text(definition.title));
  await user.click(await screen.findByRole('button', { name }));
  const said = within(await screen.findByRole('dialog', { name }));
  expect(said.getByText(text(definition.formula))).toBeVisible();
  expect(said.getByText(text('shell:report.how_previous'))).toBeVisible();

  const { filters, records, columns } = definition;
  const hasShares = columns.some(({ format }) => format === 'percent');
  expect(said.queryByText(text('report.how_percentages')) !== null).toBe(
    records === 'lines' && hasShares,
  );
  const shown = Object.entries(places).filter(([, key]) => said.queryByText(text(key)));
  expect(shown.map(([kind]) => kind)).toEqual(filters.includes('unit_locations') ? [records] : []);
  const casings = ['report.how_positions_casings', 'report.how_retreaders'];
  expect(casings.filter((key) => said.queryByText(text(key)))).toEqual(
    records === 'casings' ? casings : [],
  );
});
