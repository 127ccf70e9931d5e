import { openOptions, screen, waitFor } from '@portal/platform/testing';
import { fleetServer } from '../testing/fleet-server.ts';
import { everyReport, reportNamed, showCard } from '../testing/show-card.tsx';

const withBrands = everyReport.find(([, { filters }]) => filters.includes('tire_brands'))?.[1];
if (!withBrands) throw new Error('no report has brands');
it('fetches the names when the panel is opened, and lines of the chosen brands', async () => {
  const { user, calls } = showCard(withBrands, { respond: fleetServer() });
  await screen.findByRole('table');
  const lookups = () => calls.filter(({ name }) => name.includes('lookups/'));
  expect(lookups()).toHaveLength(0);
  const panel = await openOptions(user);
  await waitFor(() => expect(lookups()).toHaveLength(3));
  for (const { body } of lookups()) expect(body).toMatchObject({ account: '0100' });
  await user.click(await panel.findByRole('combobox', { name: 'Brand' }));
  await user.keyboard('Brand 2');
  await user.click(await panel.findByRole('option', { name: 'Brand 2' }));
  await waitFor(() => expect(lookups().at(-1)?.body).toMatchObject({ brands: ['Brand 2'] }));
  await user.click(panel.getByRole('combobox', { name: 'Product line' }));
  expect(await panel.findByRole('option', { name: 'Brand 2 RX' })).toBeVisible();
});

it('offers the unknown brand where casings have it, and says so in words', async () => {
  const offering = async (type: string) => {
    const { user, unmount, calls } = showCard(reportNamed(type), { respond: fleetServer() });
    const panel = await openOptions(user);
    await user.click(await panel.findByRole('combobox', { name: 'Brand' }));
    await panel.findByRole('option', { name: 'Brand 1' });
    return { panel, user, unmount, calls };
  };
  const purchases = await offering('retread_vs_new');
  expect(purchases.panel.queryByRole('option', { name: 'Unknown' })).not.toBeInTheDocument();
  purchases.unmount();
  const casings = await offering('casing_brand_count');
  await casings.user.click(casings.panel.getByRole('option', { name: 'Unknown' }));
  expect(await screen.findByRole('button', { name: 'Remove filter Brand: Unknown' })).toBeVisible();
});
