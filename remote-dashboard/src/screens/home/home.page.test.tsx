import { type Respond, screen, waitFor, within } from '@portal/platform/testing';
import { addLastFleet, readLastFleets } from '../../selection/last-fleets.ts';
import { generatedExport } from '../../testing/export-server.ts';
import { fleetServer } from '../../testing/fleet-server.ts';
import {
  favoriteNamed,
  savedReportServer,
  templateNamed,
  unavailableServer,
} from '../../testing/saved-report-server.ts';
import { showSavedPage } from '../../testing/show-saved-page.tsx';
import HomePage from './home.page.tsx';

function show(answer?: Respond) {
  const server = savedReportServer({
    templates: [templateNamed('Quarter', 1)],
    favorites: [favoriteNamed('Calls', 2)],
  });
  return showSavedPage(
    <HomePage />,
    '/',
    (name, call) => answer?.(name, call) ?? server.respond(name, call),
  );
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('templates, favorites and exports stand on the reports home, to be opened at once', async () => {
  const { user, address } = show((name) =>
    name.endsWith('get_exports')
      ? { exports: [generatedExport({ state: 'ready', size: 1000 })] }
      : undefined,
  );
  expect(
    await (await panel('Exports')).findByRole('button', { name: /^Download Fleet Dashboard/ }),
  ).toBeVisible();
  expect(await (await panel('Favorites')).findByRole('button', { name: 'Calls' })).toBeVisible();
  const templates = await panel('Templates');
  expect(templates.getByRole('link', { name: 'Show templates' })).toHaveAttribute(
    'href',
    '/fleet-dashboard/templates',
  );
  await user.click(await templates.findByRole('button', { name: 'Quarter' }));
  await waitFor(() => expect(address()).toMatch(/^\/fleet-dashboard\?.*ac=0100/));
});

test('one of them that fails says so and leaves the others', async () => {
  show((name) => (name.endsWith('get_templates') ? unavailableServer() : undefined));
  expect(
    await (await panel('Templates')).findByText('The templates could not be loaded'),
  ).toBeVisible();
  expect(await (await panel('Favorites')).findByRole('button', { name: 'Calls' })).toBeVisible();
});

test('the last accounts lead to their reports, without those that may not be seen', async () => {
  const login = 'cus@demo.example';
  for (const account of ['0100', '0766', '0100'])
    addLastFleet(login, { fleet_type: 'us_national_account', account });
  expect(readLastFleets(login).map(({ account }) => account)).toEqual(['0100', '0766']);
  const fleets = fleetServer();
  const { user, address } = show((name, call) =>
    name.endsWith('get_accounts') ? fleets(name, call) : undefined,
  );
  const accounts = await panel('Last accounts');
  await user.click(await accounts.findByRole('button'));
  await waitFor(() => expect(address()).toBe('/fleet-dashboard?ft=us_national_account&ac=0100'));
});
