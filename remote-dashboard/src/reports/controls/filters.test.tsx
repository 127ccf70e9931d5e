import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { act, type Respond, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { fixedValues } from '../../figures/view/fixed-values.ts';
import { writeReportView } from '../../figures/view/report-params.ts';
import type { FilterChoices } from '../../figures/view/report-view.ts';
import { filterKeys, patched } from '../../selection/url-keys.ts';
import { fleetServer } from '../../testing/fleet-server.ts';
import { emptyAnswer } from '../../testing/report-rows.ts';
import {
  everyReport,
  oneOfEachKind,
  reportNamed,
  reports,
  showCard,
  text,
} from '../../testing/show-card.tsx';

const openPanel = async (user: ReturnType<typeof showCard>['user']) => {
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: /^Filters/ }));
};

const search = (definition: DashboardReport, filters: FilterChoices) =>
  patched(
    new URLSearchParams(),
    writeReportView(definition, { mode: 'table', filters }),
  ).toString();

describe.each(oneOfEachKind)('the filters of %s', (_, definition: DashboardReport) => {
  if (definition.filters.length === 0) {
    it('are none', async () => {
      showCard(definition);
      await screen.findByRole('table');
      expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
    });
    return;
  }

  const values = Object.fromEntries(
    definition.filters.map((filter) => [filter, [fixedValues[filter]?.at(-1) ?? 'A name']]),
  );

  it('are sent as the address has them, seen on the card and taken away one by one', async () => {
    const { user, asked, params } = showCard(definition, { search: search(definition, values) });
    await screen.findByRole('table');
    expect(asked()).toMatchObject([values]);
    const pills = within(screen.getByRole('list', { name: 'Filters that are set' }));
    expect(pills.getAllByRole('button')).toHaveLength(definition.filters.length);
    expect(
      screen.getByRole('button', {
        name: new RegExp(`^Filters \\(${definition.filters.length}\\)`),
      }),
    ).toBeVisible();
    const [filter] = definition.filters;
    pills.getAllByRole('button')[0]?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).not.toHaveProperty(filter ?? '');
    expect(
      Object.keys(params()).some((key) => key.endsWith(filterKeys[filter ?? 'tire_sizes'])),
    ).toBe(false);
  });

  it('have a field each, and a choice counts', async () => {
    const { user, asked, params } = showCard(definition, { respond: fleetServer() });
    const panel = await openPanel(user);
    const fields = await panel.findAllByRole('combobox');
    expect(fields).toHaveLength(definition.filters.length);
    const [filter] = definition.filters;
    if (!filter || !fields[0]) throw new Error('no filter');
    expect(fields[0]).toHaveAccessibleName(text(`filter.${filter}`));
    await user.click(fields[0]);
    const [option] = await panel.findAllByRole('option');
    if (option) await user.click(option);
    await waitFor(() => expect(asked().at(-1)).toHaveProperty(filter, [expect.any(String)]));
    expect(Object.keys(params()).map((key) => key.slice(2))).toContain(filterKeys[filter]);
  });
});

const withBrands = everyReport.find(([, { filters }]) => filters.includes('tire_brands'))?.[1];
if (!withBrands) throw new Error('no report has brands');
it('fetches the names when the panel is opened, and lines of the chosen brands', async () => {
  const { user, calls } = showCard(withBrands, { respond: fleetServer() });
  await screen.findByRole('table');
  const lookups = () => calls.filter(({ name }) => name.includes('lookups/'));
  expect(lookups()).toHaveLength(0);
  const panel = await openPanel(user);
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
    const panel = await openPanel(user);
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

it('says when names cannot be loaded and tries again', async () => {
  let isDown = true;
  const server = fleetServer();
  const respond: Respond = (name, call) =>
    isDown && name.endsWith('get_brands') ? refusal('too_many_requests') : server(name, call);
  const { user } = showCard(withBrands, { respond });
  const panel = await openPanel(user);
  expect(await panel.findByRole('alert')).toHaveTextContent(/^Brand: Too many requests/);
  isDown = false;
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  expect(await panel.findByRole('combobox', { name: 'Brand' })).toBeVisible();
});

it('shows what an address chose and resets it where it leaves nothing', async () => {
  const { user, asked, params } = showCard(withBrands, {
    search: search(withBrands, {
      tire_brands: ['A*', 'B!', 'C'],
      wheel_positions: ['steer', 'moon'],
    }),
    respond: () => reports(emptyAnswer(withBrands.type)),
  });
  expect(screen.getByRole('button', { name: 'Remove filter Brand: A*, B! +1' })).toBeVisible();
  await waitFor(() =>
    expect(asked()[0]).toMatchObject({
      tire_brands: ['A*', 'B!', 'C'],
      wheel_positions: ['steer'],
    }),
  );
  expect(
    await screen.findByText(
      /passes the filters of this report \(Wheel position: Steer; Brand: A\*, B! \+1\)\./,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(Object.keys(params()).map((key) => key.slice(2))).toEqual(['m']);
  expect(screen.queryByRole('list', { name: 'Filters that are set' })).not.toBeInTheDocument();
});

it('sends several choices in one call, and those of a closed panel at once', async () => {
  const { user, asked } = showCard(withBrands, { respond: fleetServer() });
  await screen.findByRole('table');
  const panel = await openPanel(user);
  await user.click(await panel.findByRole('combobox', { name: 'Brand' }));
  const first = await panel.findByRole('option', { name: 'Brand 1' });
  const second = panel.getByRole('option', { name: 'Brand 3' });
  // One right after the other, however busy the machine is: nothing is sent between them.
  act(() => first.click());
  act(() => second.click());
  await user.click(panel.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toMatchObject({ tire_brands: ['Brand 1', 'Brand 3'] });
});
