import { type Respond, screen, waitFor, within } from '@portal/platform/testing';
import { generated } from '../../testing/export-server.ts';
import { favoriteNamed, keptServer, outOfOrder, templateNamed } from '../../testing/kept-server.ts';
import { showKept } from '../../testing/show-kept.tsx';
import HomePage from './home.page.tsx';

function show(answer?: Respond) {
  const server = keptServer({
    templates: [templateNamed('Quarter', 1)],
    favorites: [favoriteNamed('Calls', 2)],
  });
  return showKept(
    <HomePage />,
    '/',
    (name, call) => answer?.(name, call) ?? server.respond(name, call),
  );
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('templates, favorites and exports stand on the reports home, to be opened at once', async () => {
  const { user, address } = show((name) =>
    name.endsWith('get_exports')
      ? { exports: [generated({ state: 'ready', size: 1000 })] }
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
  show((name) => (name.endsWith('get_templates') ? outOfOrder() : undefined));
  expect(
    await (await panel('Templates')).findByText('The templates could not be loaded'),
  ).toBeVisible();
  expect(await (await panel('Favorites')).findByRole('button', { name: 'Calls' })).toBeVisible();
});
