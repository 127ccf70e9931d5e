import { screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, readingOf, tireOf } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

// Reading tires with the pad.

beforeEach(() => localStorage.clear());

type User = ReturnType<typeof inspect>['user'];
/** Queries by text are much faster than by role, which matters for many keys. */
const press = async (user: User, ...keys: readonly string[]) => {
  for (const key of keys)
    await user.click(within(await screen.findByLabelText('Keypad')).getByText(key));
};
const pressure = () => screen.findByRole('textbox', { name: 'Pressure (psi)' });

it('reads ten tires with one tread each in at most 60 keys', async () => {
  const { user, bodies } = inspect(axleMapOf(inspectionOf(1), { '1L': { tire: tireOf(7) } }));
  let keys = 0;
  for (let tire = 0; tire < 10; tire += 1) {
    const typed = ['1', '0', '5', '1', '4', 'Next'];
    keys += typed.length;
    await press(user, ...typed);
  }
  await waitFor(() => expect(bodies('save_tire')).toHaveLength(10));
  expect(keys).toBeLessThanOrEqual(60);
  expect(bodies('save_tire')).toContainEqual({
    survey_id: 5,
    unit_id: 1,
    axle_number: 1,
    side: 'left',
    slot: 'single',
    pressure_format: 'psi',
    tread_depth_format: '32nds',
    revision: 0,
    tire_id: 7,
    state: 'read',
    pressure: 105,
    tread_depths: [14],
    is_taken_over: false,
    valve: null,
    resolution: null,
    wear_conditions: [],
    comments: '',
    confirmed: [],
    client_key: expect.any(String),
  });
  expect(await screen.findByText('10 of 10 tires read')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unit is done' })).toHaveFocus();
});

it('goes on by itself when no more digits fit, and back for a decimal sign', async () => {
  const { user } = inspect();
  await press(user, '9', '8', '.', '5', '1', '4', '.', '5');
  expect(await pressure()).toHaveValue('98.5');
  expect(screen.getByRole('textbox', { name: 'Tread (32nds)' })).toHaveValue('14.5');
});

it('takes a Next after a pressure that was full for the one of the pressure', async () => {
  const { user, bodies } = inspect();
  await press(user, '9', '8', 'Next', '1', '4');
  expect(screen.getByRole('heading', { name: 'Tire 1L' })).toBeVisible();
  await press(user, 'Next');
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([{ pressure: 98, tread_depths: [14] }]),
  );
});

it('reads a pressure alone where Next is pressed once more', async () => {
  const { user, bodies } = inspect();
  await press(user, '9', '8', 'Next', 'Next');
  expect(await screen.findByRole('heading', { name: 'Tire 1R' })).toBeVisible();
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([{ pressure: 98, tread_depths: [] }]),
  );
});

it('takes the reading before over with one key, and marks it so', async () => {
  const previous = { survey_date: '2026-01-05', pressure: 97, tread_depth: 14.5 };
  const { user, bodies } = inspect(axleMapOf(inspectionOf(1), { '1L': { previous } }));
  expect(await screen.findByText('Before, on 01/05/2026: 97 psi, 14.5/32 in.')).toBeVisible();
  await press(user, 'Same as before');
  expect(screen.getAllByText('Taken over')).toHaveLength(2);
  await press(user, 'Next');
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([
      { pressure: 97, tread_depths: [14.5], is_taken_over: true },
    ]),
  );
});

it.each([
  ['Flat', { state: 'read', pressure: 0 }],
  ['Not read', { state: 'not_read', pressure: null, tread_depths: [] }],
  ['Inaccessible', { state: 'inaccessible', pressure: null, tread_depths: [] }],
])('%s is one key', async (key, said) => {
  const { user, bodies } = inspect();
  await press(user, key);
  if (key === 'Flat') await press(user, 'Next');
  await waitFor(() => expect(bodies('save_tire')).toMatchObject([said]));
});

it('shows while typing what is wrong, by its rule', async () => {
  const { user } = inspect();
  await press(user, '7', '9');
  expect(
    await screen.findAllByText('Pressure 79 psi is 21% below the target of 100 psi'),
  ).toHaveLength(2);
});

it('reads a tire anew that was read before, and passes one that is left as it is', async () => {
  const map = axleMapOf(inspectionOf(1), {
    '1L': { reading: readingOf() },
    '1R': { reading: readingOf() },
  });
  const { user, bodies } = inspect(map, { route: '/fleet-survey/5/inspect-991?tire=1L' });
  await press(user, 'Next', '1', '0', '1', '9', 'Next', 'Next');
  expect(await screen.findByRole('heading', { name: 'Tire 2RO' })).toBeVisible();
  await waitFor(() => expect(bodies('save_tire')).toHaveLength(1));
  expect(bodies('save_tire')).toMatchObject([
    { side: 'right', revision: 1, pressure: 101, tread_depths: [9] },
  ]);
});
