import { hasNational } from '@portal/contract/reports';
import { openOptions, screen, waitFor } from '@portal/platform/testing';
import { fleetServer } from '../testing/fleet-server.ts';
import { everyReport, showCard, text } from '../testing/show-card.tsx';

test.each(everyReport)('every control of %s is there after one press', async (_, definition) => {
  const { user } = showCard(definition, { respond: fleetServer() });
  await screen.findByRole('table');
  const menu = await openOptions(user);
  for (const mode of ['both', 'graph', 'table'])
    expect(menu.getByRole('radio', { name: text(`shell:report.mode_${mode}`) })).toBeEnabled();
  const periods = menu.queryAllByRole('radio', { name: /^(Month|Week)$/ });
  expect(periods).toHaveLength(definition.shape === 'periods' ? 2 : 0);
  const toggles = menu.getAllByRole('button', { pressed: false });
  expect(toggles.map(({ textContent }) => textContent)).toEqual([
    text('shell:report.by_location'),
    text('shell:report.by_dealer'),
    text('shell:compare.with_previous'),
    ...(hasNational(definition) ? [text('shell:compare.with_national')] : []),
  ]);
  await waitFor(() =>
    expect(menu.queryAllByRole('combobox')).toHaveLength(definition.filters.length),
  );
  for (const name of [/^Add a comment/, /^How .* is computed$/])
    expect(screen.getAllByRole('button', { name }).length).toBeGreaterThan(0);
});
