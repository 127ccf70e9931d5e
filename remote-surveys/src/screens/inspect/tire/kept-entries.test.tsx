import { screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, readingOf } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

// A tire's input reaches the server completely, even after a reload.

beforeEach(() => localStorage.clear());

type User = ReturnType<typeof inspect>['user'];

const press = async (user: User, ...keys: readonly string[]) => {
  for (const key of keys)
    await user.click(within(await screen.findByLabelText('Keypad')).getByText(key));
};
const choose = async (user: User, field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const pressure = () => screen.findByRole('textbox', { name: 'Pressure (psi)' });
const toRemarks = (user: User) =>
  // Content below the pad updates after the pad is painted.
  waitFor(async () => {
    const control = screen.getByRole('button', { name: 'Valve, wear and comments' });
    if (control.getAttribute('aria-expanded') === 'false') await user.click(control);
    screen.getByRole('textbox', { name: 'Tire comments' });
  });

it('sends valve, wear, what was done and comments with the tire, and shows them when it is opened again', async () => {
  const { user, bodies } = inspect();
  await press(user, '9', '8', '1', '4');
  await toRemarks(user);
  await choose(user, 'Valve', 'Cap missing');
  await choose(user, 'Wear and damage', 'Cut');
  await user.keyboard('{Escape}');
  await choose(user, 'What was done', 'Inflated');
  await user.type(screen.getByRole('textbox', { name: 'Tire comments' }), 'By the gate.');
  await press(user, 'Next');
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([
      {
        pressure: 98,
        tread_depths: [14],
        valve: 'missing_cap',
        resolution: 'inflated',
        wear_conditions: ['cut'],
        comments: 'By the gate.',
      },
    ]),
  );
  await user.click(screen.getByRole('button', { name: /^1L, / }));
  await toRemarks(user);
  expect(screen.getByRole('combobox', { name: 'Valve' })).toHaveValue('Cap missing');
  expect(screen.getByRole('combobox', { name: 'What was done' })).toHaveValue('Inflated');
  expect(screen.getByRole('textbox', { name: 'Tire comments' })).toHaveValue('By the gate.');
});

it('takes a remark back without touching the values', async () => {
  const reading = readingOf({ valve: 'missing_cap', comments: 'Old.' });
  const { user, bodies } = inspect(axleMapOf(inspectionOf(1), { '1L': { reading } }), {
    route: '/fleet-survey/5/inspect-991?tire=1L',
  });
  await toRemarks(user);
  await choose(user, 'Valve', 'Not said');
  await user.clear(screen.getByRole('textbox', { name: 'Tire comments' }));
  await press(user, 'Next', 'Next');
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([
      { revision: 1, pressure: 98, tread_depths: [14], valve: null, comments: '' },
    ]),
  );
});

it('brings what was typed on the pad back after a reload, with its remarks', async () => {
  const first = inspect();
  await press(first.user, '9', '8', '.', '5', '1');
  await toRemarks(first.user);
  await choose(first.user, 'Valve', 'Leaking');
  first.unmount();
  const { user, bodies } = inspect();
  expect(await pressure()).toHaveValue('98.5');
  expect(screen.getByRole('textbox', { name: 'Tread (32nds)' })).toHaveValue('1');
  await user.click(screen.getByRole('textbox', { name: 'Tread (32nds)' }));
  await user.keyboard('{End}4{Enter}');
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([
      { pressure: 98.5, tread_depths: [14], valve: 'leaking' },
    ]),
  );
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('98.5'));
});

it('names a tire whose draft a reload has brought back, and does not call the unit saved', async () => {
  const map = axleMapOf(inspectionOf(1, { state: 'started' }), {
    '1L': { color: 'green', reading: readingOf() },
  });
  const first = inspect(map, { route: '/fleet-survey/5/inspect-991?tire=1L' });
  await press(first.user, '7', '0');
  first.unmount();
  const { user, bodies } = inspect(map, { route: '/fleet-survey/5/inspect-991?tire=1R' });
  const notice = within(await screen.findByRole('alert', { name: 'One tire is not saved:' }));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('Needs attention')).toBeVisible();
  expect(screen.queryByText(/Pressure 70 psi/)).toBeNull();
  await user.click(notice.getByRole('button', { name: '1L' }));
  expect(await pressure()).toHaveValue('70');
  await press(user, 'Next', 'Next');
  await waitFor(() => expect(bodies('save_tire')).toMatchObject([{ side: 'left', pressure: 70 }]));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByText('One tire is not saved:')).toBeNull();
});

it('brings no value back into a field of another unit', async () => {
  const first = inspect();
  await press(first.user, '1', '3');
  first.unmount();
  const metric = { pressure_format: 'bar', tread_depth_format: 'mm' } as const;
  const other = inspect(axleMapOf(inspectionOf(1), {}, metric));
  expect(await screen.findByRole('textbox', { name: 'Pressure (bar)' })).toHaveValue('');
  other.unmount();
  inspect();
  expect(await pressure()).toHaveValue('13');
});

it('asks nothing again after a reload that was said to be right', async () => {
  const reading = readingOf({ tread_depths: [14], confirmed: ['tread_grown'] });
  const previous = { survey_date: '2026-01-05', pressure: 97, tread_depth: 12 };
  const { user, bodies } = inspect(axleMapOf(inspectionOf(1), { '1L': { reading, previous } }), {
    route: '/fleet-survey/5/inspect-991?tire=1L',
  });
  await toRemarks(user);
  await user.type(screen.getByRole('textbox', { name: 'Tire comments' }), 'Read twice.');
  await press(user, 'Next', 'Next');
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([
      { tread_depths: [14], confirmed: ['tread_grown'], comments: 'Read twice.' },
    ]),
  );
  expect(screen.queryByText(/The tread has grown/)).toBeNull();
});

it('holds nothing for unsaved that the server has, though its answer was never heard', async () => {
  const first = inspect();
  await press(first.user, '9', '8', '1', '4');
  first.unmount();
  const reading = readingOf({ pressure: 98, tread_depths: [14] });
  inspect(axleMapOf(inspectionOf(1), { '1L': { color: 'green', reading } }), {
    route: '/fleet-survey/5/inspect-991?tire=1L',
  });
  expect(await pressure()).toHaveValue('98');
  expect(await screen.findByRole('button', { name: /^1L,.*OK$/ })).toBeVisible();
});
