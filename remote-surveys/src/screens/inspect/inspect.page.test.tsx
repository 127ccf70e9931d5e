import { bus, popupRequested } from '@portal/platform/bus';
import { answer, screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, readingOf, surveyRow, tireOf } from '../../testing/rows.ts';
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

it('names the type and the axles of the unit', async () => {
  inspect();
  expect(await screen.findByText('Tractor · 6×4, 10 tires')).toBeVisible();
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

it('takes what a gauge types after the tire on screen was chosen once more', async () => {
  const { user } = inspect();
  await user.click(await screen.findByRole('button', { name: /^1L/ }));
  await user.keyboard('P98.5 psi{Enter}');
  expect(await pressure()).toHaveValue('98.5');
});

it.each(['Enter', 'Tab'])('goes on at %s after each form in which gauges type', async (key) => {
  const { user, bodies } = inspect();
  await user.click(await pressure());
  await user.keyboard(
    `98{${key}}14{${key}}98,5{${key}}14,5{${key}}P98.5 psi{${key}}TD 14.0{${key}}`,
  );
  // The other kind's value goes to its own field.
  await user.keyboard(`TD 13{${key}}P97{${key}}`);
  await waitFor(() => expect(bodies('save_tire')).toHaveLength(4));
  expect(bodies('save_tire')).toMatchObject([
    { pressure: 98, tread_depths: [14] },
    { pressure: 98.5, tread_depths: [14.5] },
    { pressure: 98.5, tread_depths: [14] },
    { pressure: 97, tread_depths: [13] },
  ]);
});

it('goes on by itself when no more digits fit, and back for a decimal sign', async () => {
  const { user } = inspect();
  await press(user, '9', '8', '.', '5', '1', '4', '.', '5');
  expect(await pressure()).toHaveValue('98.5');
  expect(screen.getByRole('textbox', { name: 'Tread (32nds)' })).toHaveValue('14.5');
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
  // What a gauge types next takes its place.
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

it('takes a sign between thousands for what it is', async () => {
  const { user, bodies } = inspect();
  await user.type(await screen.findByRole('textbox', { name: 'Miles on the meter' }), '123,456');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies('update_unit_inspection')).toMatchObject([{ mileage: 123_456 }]),
  );
});

const metric = { pressure_format: 'bar', tread_depth_format: 'mm' } as const;

it.each([
  ['TD 101', 'Tread (32nds)', 'At most 100/32 in is possible.', undefined],
  ['TD 79.4', 'Tread (mm)', 'At most 79.38 mm is possible.', metric],
  ['P 13.8', 'Pressure (bar)', 'At most 13.79 bar is possible.', metric],
])(
  'a gauge that types %s is told so at %s, and nothing is sent',
  async (typed, name, sentence, units) => {
    const { user, bodies } = inspect(axleMapOf(inspectionOf(1), {}, units));
    await user.click(await screen.findByRole('textbox', { name: /^Pressure/ }));
    await user.keyboard(`${typed}{Enter}`);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('textbox', { name })).toHaveValue(typed.split(' ')[1]);
    expect(bodies('save_tire')).toEqual([]);
  },
);

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

it('shows while typing what is wrong, by its rule', async () => {
  const { user } = inspect();
  await press(user, '7', '9');
  expect(
    await screen.findAllByText('Pressure 79 psi is 21 % below the target of 100 psi'),
  ).toHaveLength(2);
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
