import type { RemovedTire } from '@portal/contract/fleet-surveys';
import { act, answer, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { removedRow, removedTireOf } from '../../testing/removed-rows.ts';
import { surveyRow, yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import RemovedTiresPage from './removed-tires.page.tsx';

beforeEach(() => localStorage.clear());

const rows = [
  removedRow(7),
  removedRow(8, { unit_number: '1002', tread_depth: null, odometer: null }),
];
const status = { status: 0, description: '' };
const showTires = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<RemovedTiresPage />, {
    path: '/locations/{locationId}/removed-tires',
    route: '/locations/1/removed-tires',
    location: yardOf(1),
    surveys: [surveyRow(5)],
    removed: rows,
    ...more,
  });
const table = async () => within(await screen.findByRole('table', { name: 'Removed tires' }));
const openTire = async ({ user }: ReturnType<typeof showTires>) => {
  await user.click((await table()).getByRole('button', { name: /^Open the tire of 1001, 2LO/ }));
  return within(await screen.findByRole('dialog', { name: 'Tire of 1001, 2LO' }));
};
const opened = async (more: Partial<Parameters<typeof show>[1]> = {}) => {
  const shown = showTires(more);
  return { ...shown, drawer: await openTire(shown) };
};
/** A server with the given tire and answer to writes. */
const server =
  (tire: Partial<RemovedTire>, write?: unknown) =>
  (name: string): unknown => {
    if (name.endsWith('get_removed_tire_info/{id}'))
      return { removed_tire: removedTireOf(7, tire) };
    return /update_removed_tire|delete_removed_tire/.test(name) ? write : undefined;
  };

it('lists the tires of a yard with the units of their values', async () => {
  const { bodies } = showTires();
  const [, first, second] = (await table()).getAllByRole('row');
  expect(first).toHaveTextContent(/1001.*2LO.*7\/32 in.*120,501 mi.*Worn out.*Scrap/);
  expect(second).toHaveTextContent('1002');
  expect(bodies('get_removed_tires')).toEqual([
    { location_id: 1, order_by: 1, is_sort_desc: true, page_number: 1, page_size: 20 },
  ]);
});

it('filters by day, unit, brand, survey and reason, in the address', async () => {
  const { user, address, bodies } = showTires();
  await table();
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.type(screen.getByRole('textbox', { name: 'From' }), '02/01/2026');
  await user.type(screen.getByRole('searchbox', { name: 'Unit number begins with' }), '10');
  await waitFor(() =>
    expect(bodies('get_removed_tires').at(-1)).toMatchObject({ unit_number: '10' }),
  );
  await choose('Brand', 'Northvale');
  await choose('Survey', '03/04/2026 · Yard');
  await choose('Reason', 'Puncture');
  await waitFor(() =>
    expect(bodies('get_removed_tires').at(-1)).toMatchObject({
      location_id: 1,
      date_from: '2026-02-01',
      unit_number: '10',
      brand: 'Northvale',
      survey: '5',
      removal_reason: 'puncture',
    }),
  );
  expect(address()).toBe(
    '/locations/1/removed-tires?from=2026-02-01&unit=10&brand=Northvale&on_survey=5&reason=puncture',
  );
});

it('lists the tires of a survey, and offers no other survey', async () => {
  const { bodies } = showTires({
    path: '/fleet-survey/{surveyId}/removed-tires',
    route: '/fleet-survey/5/removed-tires',
  });
  await table();
  expect(bodies('get_removed_tires')[0]).toMatchObject({ survey_id: 5 });
  expect(bodies('get_removed_tires')[0]).not.toHaveProperty('location_id');
  expect(screen.queryByRole('combobox', { name: 'Survey' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Yard survey, 03/04/2026' })).toHaveAttribute(
    'href',
    '/fleet-survey/5/overview',
  );
});

it('says that there are none', async () => {
  showTires({ removed: [] });
  expect(await screen.findByText('No removed tires yet')).toBeVisible();
});

it('saves what was changed with the revision that was read, and the rest as it was read', async () => {
  const { user, drawer, bodies, address } = await opened({
    respond: server({}, { status, removed_tire: removedTireOf(7) }),
  });
  const miles = await drawer.findByRole('textbox', { name: 'Meter (miles)' });
  expect(miles).toHaveValue('120500.6');
  const tread = drawer.getByRole('textbox', { name: 'Tread (32nds)' });
  await user.clear(tread);
  await user.type(tread, '101');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('This is no tread from 0 to 100.')).toBeVisible();
  await user.clear(tread);
  await user.type(tread, '6,5');
  await user.click(drawer.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Puncture' }));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('What is said of the removed tire was saved.')).toBeVisible();
  expect(bodies('update_removed_tire')).toEqual([
    {
      id: 7,
      revision: 3,
      client_key: expect.any(String),
      tread_depth_format: '32nds',
      distance_format: 'mi',
      odometer: 120_500.55,
      hours: null,
      tread_depth: 6.5,
      removal_reasons: ['puncture'],
      wear_conditions: ['cupping'],
      destination: 'scrap',
      comments: 'Bald.',
    },
  ]);
  await waitFor(() => expect(address()).toBe('/locations/1/removed-tires'));
});

it('shows what somebody else has changed meanwhile, and keeps what was entered', async () => {
  let isChanged = false;
  const { user, drawer, bodies } = await opened({
    respond: (name, { body }) => {
      if (name.endsWith('get_removed_tire_info/{id}') && isChanged)
        return { removed_tire: removedTireOf(7, { revision: 4, destination: 'repair' }) };
      if (!name.endsWith('update_removed_tire')) return undefined;
      isChanged = true;
      const { revision } = body as { revision: number };
      return revision === 4
        ? { status, removed_tire: removedTireOf(7) }
        : refusal('changed_elsewhere', 'revision');
    },
  });
  const comments = await drawer.findByRole('textbox', { name: 'Comments' });
  await user.type(comments, ' Very.');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  const conflict = within(
    await drawer.findByRole('alert', { name: 'Somebody else has changed this removed tire' }),
  );
  expect(conflict.getByText('Repair')).toBeVisible();
  expect(comments).toHaveValue('Bald. Very.');
  await user.click(conflict.getByRole('button', { name: 'Keep mine to save' }));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('update_removed_tire')).toHaveLength(2));
  expect(bodies('update_removed_tire')[1]).toMatchObject({
    revision: 4,
    destination: 'repair',
    comments: 'Bald. Very.',
  });
});

it('puts a tire back once that is meant, and takes it off again', async () => {
  const { user, drawer, calls, bodies, requests } = await opened({
    respond: server({}, { status, revision: 4, removed_tire: removedTireOf(7) }),
  });
  await user.click(await drawer.findByRole('button', { name: 'Put back' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Delete the removal of 03/05/2026?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Put the tire back at 2LO' }));
  const notice = await waitFor(() => {
    const told = requests.find(({ event }) => event === 'notified/1')?.payload;
    expect(told).toMatchObject({ text: 'The tire is back at 2LO of unit 1001.' });
    return told;
  });
  const deletion = calls.find(({ name }) => name.endsWith('delete_removed_tire/{id}'));
  expect(deletion).toMatchObject({ params: { id: 7 }, query: { revision: 3 } });
  const { action } = notice as { action: { label: string; perform: () => void } };
  expect(action.label).toBe('Undo');
  act(() => action.perform());
  await waitFor(() =>
    expect(bodies('update_removed_tire')).toEqual([
      expect.objectContaining({ id: 7, revision: 4, is_restored: true, tread_depth: 7 }),
    ]),
  );
});

it('says what stands at its place, and leaves it removed', async () => {
  const told = { obstacle: 'place', unit_number: '1001', position: '2LO', since: '2026-03-06' };
  const { user, drawer } = await opened({
    respond: server(
      {},
      answer(400, {
        code: 'place_not_free',
        path: 'id',
        message: '',
        ...told,
        tire: 'Northvale NO-D10 3KA41024',
      }),
    ),
  });
  await user.click(await drawer.findByRole('button', { name: 'Put back' }));
  await user.click(await screen.findByRole('button', { name: 'Put the tire back at 2LO' }));
  expect(
    await screen.findByText(
      'Another tire has been at 2LO of unit 1001 since 03/06/2026: Northvale NO-D10 3KA41024.',
      { selector: '[role=dialog] *' },
    ),
  ).toBeVisible();
});

it('shows a tire of a finished survey as it is', async () => {
  const { drawer } = await opened({ respond: server({ is_changeable: false }) });
  expect(await drawer.findByText('It came off on a survey that takes no changes.')).toBeVisible();
  expect(drawer.getByText('7/32 in')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
