import { screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, readingOf, surveyRow } from '../../testing/rows.ts';
import { inspect } from './testing.tsx';

beforeEach(() => localStorage.clear());

type User = ReturnType<typeof inspect>['user'];
/** Queries by text are much faster than by role, which matters for many keys. */
const press = async (user: User, ...keys: readonly string[]) => {
  for (const key of keys)
    await user.click(within(await screen.findByLabelText('Keypad')).getByText(key));
};

it('names the type and the axles of the unit', async () => {
  inspect();
  expect(await screen.findByText('Tractor · 6×4, 10 tires')).toBeVisible();
});

it('finds the unit whatever the case of its number', async () => {
  inspect(axleMapOf(inspectionOf(1, { unit_number: 'T-7a' })), {
    route: '/fleet-survey/5/inspect-t-7A',
  });
  expect(await screen.findByRole('heading', { name: 'Unit T-7a' })).toBeVisible();
});

it('says so when the survey has no such unit', async () => {
  inspect(undefined, { route: '/fleet-survey/5/inspect-77.map' });
  expect(await screen.findByRole('heading', { name: 'This is not here' })).toBeVisible();
});

it('goes round the unit by the arrow keys, as it was chosen once', async () => {
  const { user } = inspect();
  (await screen.findByRole('button', { name: /^1L/ })).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: /^2RO/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Axle by axle' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  screen.getByRole('button', { name: /^1R/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /^2LO/ })).toHaveFocus();
  expect(JSON.stringify(localStorage)).toContain('by_axle');
});

it('goes from axle to axle by the arrow keys up and down', async () => {
  const { user } = inspect(axleMapOf(inspectionOf(1, { configuration: '6x4' })));
  (await screen.findByRole('button', { name: /^1R/ })).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^2RI/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: /^3RI/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: /^1R/ })).toHaveFocus();
});

it('takes a sign between thousands for what it is', async () => {
  const { user, bodies } = inspect();
  await user.type(await screen.findByRole('textbox', { name: 'Miles on the meter' }), '123,456');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies('update_unit_inspection')).toMatchObject([{ mileage: 123_456 }]),
  );
});

it('lifts an axle, whose tires are then not read', async () => {
  const { user, bodies } = inspect(axleMapOf(inspectionOf(1, { configuration: '6x2' })));
  await user.click(await screen.findByRole('button', { name: 'Lift this axle' }));
  await waitFor(() =>
    expect(bodies('update_unit_inspection')).toMatchObject([{ lifted_axles: [3] }]),
  );
});

it('goes to the next unit after what was typed is saved', async () => {
  const { user, bodies, address } = inspect();
  await press(user, '9', '8');
  await user.click(screen.getByRole('button', { name: 'Next unit: 992' }));
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/inspect-992'));
  expect(bodies('save_tire')).toMatchObject([{ pressure: 98, tread_depths: [] }]);
});

it('goes back to the survey once what was typed is saved', async () => {
  const { user, bodies, address } = inspect();
  await press(user, '9', '8');
  await user.click(screen.getByRole('link', { name: 'Yard survey, 03/04/2026' }));
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/overview/1'));
  expect(bodies('save_tire')).toMatchObject([{ pressure: 98 }]);
});

it('shows a finished survey without anything to change', async () => {
  const reading = readingOf({ valve: 'missing_cap' });
  inspect(
    axleMapOf(
      inspectionOf(1),
      { '1L': { reading } },
      { survey: surveyRow(5, { state: 'finished' }) },
    ),
    { route: '/fleet-survey/5/inspect-991?tire=1L' },
  );
  expect(await screen.findByText(/can be seen, not changed/)).toBeVisible();
  expect(screen.getByText('Cap missing')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Unit is done' })).not.toBeInTheDocument();
});
