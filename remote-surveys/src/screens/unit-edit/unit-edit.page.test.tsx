import { answer, screen, waitFor, within } from '@portal/platform/testing';
import { unitOf, yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import UnitEditPage from './unit-edit.page.tsx';

beforeEach(() => localStorage.clear());

const showUnit = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<UnitEditPage />, {
    path: '/locations/{locationId}/units/edit-{unitId}',
    route: '/locations/1/units/edit-11',
    units: [unitOf(11)],
    ...more,
  });
const model = () => screen.findByRole('textbox', { name: 'Model' });
const choose = async (user: ReturnType<typeof showUnit>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

it('saves what was changed with the revision that was read', async () => {
  const { user, bodies } = showUnit();
  await user.type(await model(), 'Reefer');
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  expect(await screen.findByText(/was saved/)).toBeVisible();
  expect(bodies('save_unit')).toEqual([
    expect.objectContaining({ unit_id: 11, revision: 3, location_id: 1, model: 'Reefer' }),
  ]);
});

it('takes the unit off the yard, and puts it back', async () => {
  const taken = unitOf(11, { location_id: null, revision: 4 });
  const { user, requests, bodies, calls, address } = showUnit({
    respond: (name) =>
      name.includes('delete_unit/')
        ? { status: { status: 0, description: '' }, unit: taken }
        : undefined,
  });
  await choose(user, 'Take off this yard');
  await waitFor(() => expect(address()).toBe('/locations/1/dashboard'));
  const { params, query } = calls.find(({ name }) => name.includes('delete_unit/')) ?? {};
  expect([params, query]).toEqual([{ id: '11' }, { revision: 3, client_key: expect.any(String) }]);
  const notice = requests.find(({ event }) => event === 'notified/1')?.payload;
  const { text, action } = notice as {
    text: string;
    action: { label: string; perform: () => void };
  };
  expect(action.label).toBe('Undo');
  expect(text).toMatch(/1001/);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  action.perform();
  await waitFor(() =>
    expect(bodies('save_unit')).toEqual([
      expect.objectContaining({ unit_id: 11, revision: 4, location_id: 1 }),
    ]),
  );
});

it('says of each change what it was, also where the unit stood', async () => {
  const change = (revision: number, fields: object, moved?: object) => ({
    ...{ revision, action: 'changed', fields, ...(moved && { moved }) },
    ...{ changed_by: 'Uma Serrano', changed_at: '2026-03-04T12:00:00.000Z' },
  });
  const history = [
    change(5, { location_id: 2, model: 'B' }, { from: 'Boise', to: 'Akron' }),
    change(4, { location_id: null }, { from: null, to: 'Boise' }),
    change(3, { location_id: 1 }, { from: 'Akron', to: null }),
  ];
  showUnit({
    respond: (name) =>
      name.includes('get_unit/') ? { unit: unitOf(11), surveys: 2, tires: 10, history } : undefined,
  });
  expect(await screen.findByText('Moved from Boise to Akron · Model was B')).toBeVisible();
  expect(screen.getByText('Put on the yard Boise')).toBeVisible();
  expect(screen.getByText('Taken off the yard Akron')).toBeVisible();
});

it('deletes the unit everywhere after a question that says what this concerns', async () => {
  const { user, calls, address } = showUnit({
    respond: (name) =>
      name.includes('delete_unit_all') ? { status: { status: 0, description: '' } } : undefined,
  });
  await choose(user, 'Delete everywhere');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/2 surveys and 10 mounted tires/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete unit 1001' }));
  await waitFor(() => expect(address()).toBe('/locations/1/dashboard'));
  const place = calls.findIndex(({ name }) => name.includes('delete_unit_all'));
  expect(calls[place]?.query).toMatchObject({ revision: 3, surveys: 2, tires: 10 });
  // The deleted unit is not fetched again while its page is left.
  expect(calls.slice(place + 1).map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/get_unit\//)]),
  );
});

it.each([
  [0, 0, 'The unit is in no survey and has no mounted tires. This cannot be undone.'],
  [0, 1, 'This concerns one mounted tire; the unit is in no survey. This cannot be undone.'],
  [1, 0, 'This concerns one survey. What surveys recorded stays. This cannot be undone.'],
])('asks before a deletion that concerns %d surveys and %d tires', async (surveys, tires, text) => {
  const { user } = showUnit({
    respond: (name) =>
      name.endsWith('get_unit/{id}')
        ? { unit: unitOf(11, { revision: 3 }), surveys, tires, history: [] }
        : undefined,
  });
  await choose(user, 'Delete everywhere');
  expect(within(await screen.findByRole('dialog')).getByText(text)).toBeVisible();
});

it('proposes the next free numbers of clones, and makes none while one that was typed is taken', async () => {
  const { user, bodies } = showUnit({
    respond: (name, { body }) => {
      if (!name.endsWith('clone_unit')) return undefined;
      const { count, first_number } = body as { count: number; first_number?: string };
      const first = Number(first_number ?? (count === 1 ? 1004 : 1008));
      const clones = Array.from({ length: count }, (_, place) => ({
        unit_number: `${first + place}`,
        is_taken: first === 1002,
        unit_id: null,
      }));
      return { status: { status: 0, description: '' }, clones };
    },
  });
  await choose(user, 'Make several like it');
  const dialog = within(await screen.findByRole('dialog'));
  const add = () => dialog.getByRole('button', { name: /^Add/ });
  const first = dialog.getByRole('textbox', { name: 'First number' });
  await waitFor(() => expect(first).toHaveValue('1004'));
  const many = dialog.getByRole('textbox', { name: /^How many/ });
  await user.clear(many);
  await user.type(many, '2');
  await waitFor(() => expect(first).toHaveValue('1008'));
  expect(dialog.getByText('1009')).toBeVisible();
  await user.clear(first);
  await user.type(first, '1002');
  expect(await dialog.findByText(/exist already/)).toBeVisible();
  expect(add()).toBeDisabled();
  await user.clear(first);
  await user.type(first, '2001');
  await waitFor(() => expect(add()).toBeEnabled());
  await user.click(add());
  expect(await screen.findByText('2 units were added.')).toBeVisible();
  const made = (bodies('clone_unit') as { is_preview?: boolean }[]).filter(
    ({ is_preview }) => !is_preview,
  );
  expect(made).toEqual([
    { unit_id: 11, first_number: '2001', count: 2, client_key: expect.any(String) },
  ]);
});

it('leads from the address of another yard to the one where the unit stands', async () => {
  const { address, calls } = showUnit({
    units: [unitOf(11, { location_id: 2 })],
    location: yardOf(2),
  });
  await waitFor(() => expect(address()).toBe('/locations/2/units/edit-11'));
  expect(await model()).toBeVisible();
  expect(screen.getByRole('link', { name: /Yard 2/ })).toBeVisible();
  expect(calls.filter(({ params }) => params.id === '1')).toEqual([]);
});

it.each([
  ['its account', yardOf(1), true],
  ['another account', yardOf(1, { account: '0000001' }), false],
] as const)('shows a unit that stands nowhere at a yard of %s or not', async (_, location, is) => {
  showUnit({ units: [unitOf(11, { location_id: null })], location });
  if (is) expect(await model()).toBeVisible();
  else expect(await screen.findByText('This is not here')).toBeVisible();
});

it.each(['abc', '0', '1e3'])('says of %s that it is no unit, and asks nobody', async (unit) => {
  const { calls } = showUnit({ route: `/locations/1/units/edit-${unit}` });
  expect(await screen.findByText('This is not here')).toBeVisible();
  expect(calls).toEqual([]);
});

it('asks where the tires go that lose their place, and saves the unit with the answer', async () => {
  const place = { axle_number: 3, side: 'left', slot: 'outer' } as const;
  const other = { ...place, side: 'right' } as const;
  const free = { axle_number: 2, side: 'right', slot: 'inner' } as const;
  const positions = [
    { ...place, position: '3LO', tire_id: 31, revision: 2 },
    { ...other, position: '3RO', tire_id: 32, revision: 1 },
  ];
  const { user, bodies } = showUnit({
    respond: (name, { body }) =>
      name.endsWith('save_unit') && !Object.hasOwn(Object(body), 'tires')
        ? answer(400, { code: 'tires_in_place', path: 'tires', positions, free: [free] })
        : undefined,
  });
  await user.click(await screen.findByRole('combobox', { name: 'Axle configuration' }));
  await user.click(await screen.findByRole('option', { name: '4×2, 6 tires' }));
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  const asked = within(await screen.findByRole('group', { name: 'Where do these tires go?' }));
  expect(screen.getByRole('button', { name: 'Save unit' })).toBeDisabled();
  const say = async (name: string, option: string) => {
    await user.click(asked.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await say('Tire 3LO', 'To 2RI');
  await say('Tire 3RO', 'Off: Stock');
  await say('Why it comes off', 'Mismatch');
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  expect(await screen.findByText(/was saved/)).toBeVisible();
  expect(bodies('save_unit').at(-1)).toMatchObject({
    configuration: '4x2',
    tires: {
      places: [
        { ...place, tire_id: 31, revision: 2, removed: null, moved_to: free },
        {
          ...other,
          tire_id: 32,
          removed: { destination: 'stock', removal_reasons: ['mismatch'] },
          moved_to: null,
        },
      ],
    },
  });
});
