import { screen, waitFor, within } from '@portal/platform/testing';
import { inspect } from './testing.tsx';

beforeEach(() => localStorage.clear());

type User = ReturnType<typeof inspect>['user'];
/** Texts are found much faster than roles, which counts where keys are many. */
const press = async (user: User, ...keys: readonly string[]) => {
  for (const key of keys)
    await user.click(within(await screen.findByLabelText('Keypad')).getByText(key));
};
const pressure = () => screen.findByRole('textbox', { name: 'Pressure (psi)' });

it('reads ten tires with one tread each in at most 60 keys', async () => {
  const { user, bodies } = inspect();
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

it('takes what a gauge types, each value in its own field, and goes on at Enter and Tab', async () => {
  const { user, bodies } = inspect();
  await user.click(await pressure());
  await user.keyboard('P98,5 psi{Enter}TD 14.0{Tab}');
  expect(await screen.findByRole('region', { name: 'Tire 1R' })).toBeVisible();
  await user.keyboard('TD 13{Enter}97{Enter}');
  await waitFor(() => expect(bodies('save_tire')).toHaveLength(2));
  expect(bodies('save_tire')).toMatchObject([
    { side: 'left', pressure: 98.5, tread_depths: [14] },
    { side: 'right', pressure: 97, tread_depths: [13] },
  ]);
});
