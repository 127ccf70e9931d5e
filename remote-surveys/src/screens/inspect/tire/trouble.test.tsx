import { bus, popupRequested } from '@portal/platform/bus';
import { answer, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, readingOf } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

// Input that is not saved: the reason, and the ways to solve it.

beforeEach(() => localStorage.clear());

type User = ReturnType<typeof inspect>['user'];
/** Queries by text are much faster than by role, which matters for many keys. */
const press = async (user: User, ...keys: readonly string[]) => {
  for (const key of keys)
    await user.click(within(await screen.findByLabelText('Keypad')).getByText(key));
};
const pressure = () => screen.findByRole('textbox', { name: 'Pressure (psi)' });

it.each([
  ['201', 'At most 200 psi is possible.'],
  ['9..5', 'This is no number from 0 to 200 psi.'],
  ['-1', 'This is no number from 0 to 200 psi.'],
])('%s is told at its field and never sent', async (typed, sentence) => {
  const { user, bodies } = inspect();
  await user.click(await pressure());
  await user.keyboard(`${typed}{Enter}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await pressure()).toHaveValue(typed);
  expect(await pressure()).toHaveFocus();
  expect(bodies('save_tire')).toEqual([]);
  // The next gauge value replaces it.
  await user.keyboard('98{Enter}14{Enter}');
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([{ pressure: 98, tread_depths: [14] }]),
  );
});

it('judges no value that cannot be right', async () => {
  const reading = readingOf({ pressure: 98, tread_depths: [10], tread_depth: 10 });
  const { user } = inspect(axleMapOf(inspectionOf(1), { '1L': { color: 'green', reading } }));
  await user.click(await screen.findByRole('textbox', { name: 'Tread (32nds)' }));
  await user.keyboard('101');
  expect(await screen.findByText('At most 100/32 in is possible.')).toBeVisible();
  expect(screen.queryByText(/differ by/)).toBeNull();
});

it('asks about an unlikely value, and sends it once it is right', async () => {
  const previous = { survey_date: '2026-01-05', pressure: 97, tread_depth: 12 };
  const { user, bodies } = inspect(axleMapOf(inspectionOf(1), { '1L': { previous } }));
  await press(user, '9', '8', '1', '4', 'Next');
  expect(
    await screen.findByText(
      'The tread has grown since 01/05/2026, when it was 12/32 in. Is it right?',
    ),
  ).toBeVisible();
  expect(bodies('save_tire')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'It is right' }));
  await waitFor(() => expect(bodies('save_tire')).toMatchObject([{ confirmed: ['tread_grown'] }]));
  expect(await screen.findByRole('heading', { name: 'Tire 1R' })).toBeVisible();
});

it('keeps what could not be saved at its tire, and sends it again with the same key', async () => {
  let isDown = true;
  const { user, bodies } = inspect(undefined, {
    respond: (name) => (isDown && name.endsWith('save_tire') ? answer(502, '') : undefined),
  });
  await press(user, '9', '8', '1', '4', 'Next');
  expect(await screen.findByText('One tire is not saved:')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1L' }));
  expect(await pressure()).toHaveValue('98');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('1L was not saved')).not.toBeInTheDocument());
  const [first, second] = bodies('save_tire') as { client_key: string }[];
  expect(second).toEqual(first);
});

it('a server that fails is told at the tire, and a gauge goes on typing', async () => {
  const opened: unknown[] = [];
  const popups = bus.on(popupRequested).subscribe((popup) => opened.push(popup));
  const { user } = inspect(undefined, {
    respond: (name) => (name.endsWith('save_tire') ? answer(500, { code: 'system' }) : undefined),
  });
  await user.click(await pressure());
  await user.keyboard('98{Enter}14{Enter}');
  expect(await screen.findByText('One tire is not saved:')).toBeVisible();
  expect(opened).toEqual([]);
  popups.unsubscribe();
});

it('shows who has read a tire meanwhile, and offers theirs or mine', async () => {
  let isOther = true;
  const theirs = axleMapOf(inspectionOf(1), { '1L': { reading: readingOf({ pressure: 90 }) } });
  const { user, bodies } = inspect(undefined, {
    respond: (name) => {
      if (!isOther) return undefined;
      if (name.includes('/axles/')) return bodies('save_tire').length > 0 ? theirs : undefined;
      return name.endsWith('save_tire')
        ? answer(400, {
            code: 'changed_elsewhere',
            path: 'revision',
            message: '',
            revision: 1,
            changed_by: 'Uma Serrano',
            changed_at: '2026-03-05T12:00:00.000Z',
          })
        : undefined;
    },
  });
  await press(user, '9', '8', '1', '4', 'Next');
  await user.click(await screen.findByRole('button', { name: '1L' }));
  const told = await screen.findByText(/Uma Serrano changed it on 03\/05\/2026/);
  expect(told).toHaveTextContent('Theirs: 90 psi, 14/32 in.');
  isOther = false;
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() =>
    expect(bodies('save_tire').at(-1)).toMatchObject({ revision: 1, pressure: 98 }),
  );
});

it('counts a reading that was refused at its own tire alone, and does not call the unit saved', async () => {
  const mapAt = (revision: number, pressure: number) =>
    axleMapOf(inspectionOf(1, { state: 'started' }), {
      '1L': { color: 'green', reading: readingOf({ revision, pressure }) },
    });
  const { user, bodies } = inspect(mapAt(1, 98), {
    respond: (name) => {
      if (name.includes('/axles/') && bodies('save_tire').length > 0) return mapAt(2, 100);
      return name.endsWith('save_tire') ? refusal('changed_elsewhere', 'revision') : undefined;
    },
  });
  const found = /^Pressure 70 psi is 30% below/;
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^1L,/ }));
  await press(user, '7', '0');
  expect(await screen.findAllByText(found)).toHaveLength(2);
  expect(screen.getByText('Saved')).not.toBeVisible();
  await press(user, '1', '3', 'Next');
  expect(await screen.findByText('One tire is not saved:')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(found)).toBeNull());
  expect(screen.getByText('Needs attention')).toBeVisible();
  expect(screen.queryByText('Saved')).toBeNull();
  await user.click(screen.getByRole('button', { name: '1L' }));
  expect(await screen.findAllByText(found)).toHaveLength(1);
});

it.each([
  [
    answer(400, {
      code: 'meter_below',
      path: 'mileage',
      message: '',
      mileage: 250000,
      survey_date: '2026-01-05',
    }),
    'On 01/05/2026 the meter stood higher, at 250000 mi. Which one is right?',
    'Void the earlier one',
    { void_earlier_meter: true },
  ],
  [
    answer(400, {
      code: 'not_confirmed',
      path: 'confirmed',
      message: '',
      questions: ['meter_ahead'],
    }),
    'The meter has gone further than its last readings explain. Is it right?',
    'It is right',
    { confirmed: ['meter_ahead'] },
  ],
])('asks about a meter that is unlikely: %#', async (refused, sentence, button, said) => {
  let isAsked = true;
  const { user, bodies } = inspect(undefined, {
    respond: (name) => (isAsked && name.endsWith('update_unit_inspection') ? refused : undefined),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Miles on the meter' }), '249000');
  await user.click(screen.getByRole('button', { name: 'Unit is done' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  isAsked = false;
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('button', { name: 'Open the unit again' })).toBeVisible();
  expect(bodies('update_unit_inspection').at(-1)).toMatchObject({
    unit_inspection_id: 101,
    mileage: 249000,
    is_done: true,
    ...said,
  });
});

it('stays where something typed could not be saved, also once it is saved later', async () => {
  let isDown = true;
  const { user, address, bodies } = inspect(undefined, {
    respond: (name) => (isDown && name.endsWith('save_tire') ? answer(502, '') : undefined),
  });
  await press(user, '9', '8');
  await user.click(screen.getByRole('button', { name: 'Next unit: 992' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(bodies('save_tire')).toHaveLength(2));
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('1L was not saved')).not.toBeInTheDocument());
  expect(address()).toMatch(/inspect-991/);
});
