import { screen, waitFor } from '@portal/platform/testing';
import { axleMapOf, inspectionOf } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

// Reading tires with a gauge, which types like a keyboard.

beforeEach(() => localStorage.clear());

const pressure = () => screen.findByRole('textbox', { name: 'Pressure (psi)' });

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

it('takes what a gauge types while nothing has the focus, as on a page that has just come', async () => {
  const { user, bodies } = inspect();
  const heading = await screen.findByRole('heading', { name: 'Unit 991' });
  heading.tabIndex = -1;
  heading.focus();
  await pressure();
  await user.keyboard('P98.5 psi{Enter}14{Enter}');
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([{ pressure: 98.5, tread_depths: [14] }]),
  );
});

it('leaves keys to what has the focus', async () => {
  const { user } = inspect();
  const field = await screen.findByRole('textbox', { name: 'Inspection comments' });
  await user.type(field, 'Pit 9.');
  expect(field).toHaveValue('Pit 9.');
  screen.getByRole('button', { name: 'Unit is done' }).focus();
  await user.keyboard('98');
  expect(await pressure()).toHaveValue('');
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
  // A value of the other kind goes to its own field.
  await user.keyboard(`TD 13{${key}}P97{${key}}`);
  await waitFor(() => expect(bodies('save_tire')).toHaveLength(4));
  expect(bodies('save_tire')).toMatchObject([
    { pressure: 98, tread_depths: [14] },
    { pressure: 98.5, tread_depths: [14.5] },
    { pressure: 98.5, tread_depths: [14] },
    { pressure: 97, tread_depths: [13] },
  ]);
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
