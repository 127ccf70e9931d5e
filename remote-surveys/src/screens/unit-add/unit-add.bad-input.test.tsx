import { refusal, screen, setClock, waitFor } from '@portal/platform/testing';
import { yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import UnitAddPage from './unit-add.page.tsx';

beforeEach(() => {
  localStorage.clear();
  setClock(new Date('2026-03-04T12:00:00'));
});
afterEach(() => setClock(null));

type Respond = Parameters<typeof show>[1]['respond'];
const selects = {
  types: [],
  vocations: [],
  meters: [],
  countries_with_states: [
    { value: 'US', text: 'United States', states: [{ value: 'OH', text: 'Ohio' }] },
  ],
};

const showForm = (respond: Respond = () => undefined, survey = '') =>
  show(<UnitAddPage />, {
    path: '/locations/{locationId}/units/add',
    route: `/locations/1/units/add${survey}`,
    location: yardOf(1),
    respond: (name, call) =>
      respond?.(name, call) ?? (name.endsWith('get_unit_selects') ? selects : undefined),
  });
type RenderedForm = ReturnType<typeof showForm>;

const field = (name: string) => screen.findByRole('textbox', { name });
const save = ({ user }: RenderedForm) =>
  user.click(screen.getByRole('button', { name: 'Save unit' }));

/** Enters a text by pasting, without key presses. */
async function paste({ user }: RenderedForm, name: string, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}
async function choose({ user }: RenderedForm, name: string, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Shows the page anew, as after a reload: the input must be restored. */
async function expectKept(
  { unmount }: RenderedForm,
  texts: readonly (readonly [string, string])[],
) {
  for (const [name, text] of texts) expect(await field(name)).toHaveValue(text);
  unmount();
  showForm();
  for (const [name, text] of texts) {
    await waitFor(async () => expect(await field(name)).toHaveValue(text));
  }
}

const number = /1 to 40 visible characters/;
it.each([
  ['a number of blanks', 'Unit number', '\u00a0 ', number],
  ['a number of 41 characters', 'Unit number', '9'.repeat(41), number],
  ['a right-to-left mark', 'Unit number', '12\u200f34', number],
  ['I in a VIN', 'VIN', '1M8GDM9AXKPI42788', /without I, O and Q/],
  ['O in a VIN', 'VIN', '1M8GDM9AXKPO42788', /without I, O and Q/],
  ['Q in a VIN', 'VIN', '1M8GDM9AXKPQ42788', /without I, O and Q/],
  ['a wrong check digit', 'VIN', '1M8GDM9A1KP042788', /check digit of this VIN is wrong/],
  ['the year 1899', 'Model year', '1899', /from 1900 to next year/],
  ['the year 2099', 'Model year', '2099', /from 1900 to next year/],
])('%s is said at its field, nothing is sent, and it stays', async (_, name, text, sentence) => {
  const shown = showForm();
  if (name !== 'Unit number') await paste(shown, 'Unit number', '0042');
  await paste(shown, name, text);
  await paste(shown, 'Model', 'Reefer');
  await save(shown);
  expect(await field(name)).toHaveAccessibleDescription(sentence);
  expect(shown.bodies('save_unit')).toEqual([]);
  await expectKept(shown, [
    [name, text],
    ['Model', 'Reefer'],
  ]);
});

it('no number at all is said at its field', async () => {
  const shown = showForm();
  await paste(shown, 'Model', 'Reefer');
  await save(shown);
  expect(await field('Unit number')).toHaveAccessibleDescription(number);
  expect(shown.bodies('save_unit')).toEqual([]);
  await expectKept(shown, [['Model', 'Reefer']]);
});

it('a state whose country was taken away is said at the country, and stays', async () => {
  const shown = showForm();
  await paste(shown, 'Unit number', '0042');
  await paste(shown, 'License plate', 'AB 12');
  await choose(shown, 'Country of the plate', 'United States');
  await choose(shown, 'State of the plate', 'Ohio');
  await choose(shown, 'Country of the plate', 'Not given');
  await save(shown);
  expect(
    screen.getByRole('combobox', { name: 'Country of the plate' }),
  ).toHaveAccessibleDescription(/^A state needs its country\. Choose the country/);
  expect(shown.bodies('save_unit')).toEqual([]);
  await expectKept(shown, [['License plate', 'AB 12']]);
  expect(screen.getByRole('combobox', { name: 'State of the plate' })).toHaveValue('OH');
  // Either way of resolving it is possible, and removes the error.
  await choose(shown, 'State of the plate', 'Not given');
  const country = screen.getByRole('combobox', { name: 'Country of the plate' });
  await waitFor(() => expect(country).not.toHaveAccessibleDescription());
});

it('no state can be chosen before its country, which is said there', async () => {
  const shown = showForm();
  const state = await screen.findByRole('combobox', { name: 'State of the plate' });
  expect(state).toBeDisabled();
  expect(state).toHaveAccessibleDescription('Choose the country first.');
  await choose(shown, 'Country of the plate', 'United States');
  expect(state).toBeEnabled();
  await choose(shown, 'State of the plate', 'Ohio');
});

it.each(['A/12', '..', '車12'])('%s is a number like any other', async (text) => {
  const shown = showForm();
  await paste(shown, 'Unit number', text);
  await save(shown);
  await waitFor(() =>
    expect(shown.bodies('save_unit')).toEqual([expect.objectContaining({ unit_number: text })]),
  );
});

it.each([
  ['invalid', 'unit_number', 'Unit number', number],
  ['unique', 'unit_number', 'Unit number', 'The account already has a unit 0042.'],
  ['invalid', 'vin', 'VIN', 'This VIN was not accepted.'],
  ['invalid', 'year', 'Model year', /from 1900 to next year/],
  ['invalid', 'model', 'Model', 'The server did not accept this.'],
] as const)('a refusal as %s at %s is said there, and what was entered stays', async (...row) => {
  const [code, path, name, sentence] = row;
  const shown = showForm((call) => (call.endsWith('save_unit') ? refusal(code, path) : undefined));
  await paste(shown, 'Unit number', '0042');
  await paste(shown, 'Model', 'Reefer');
  await save(shown);
  await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(sentence));
  await expectKept(shown, [
    ['Unit number', '0042'],
    ['Model', 'Reefer'],
  ]);
});

it.each([
  ['a location that is gone', 'unknown_value', 'location_id', '', /not there any more/],
  ['a survey that was deleted', 'unknown_value', 'survey_id', '?survey=5', /not there any more/],
  ['a survey that was finished', 'survey_finished', 'survey_id', '?survey=5', /takes no changes/],
  ['a key of another write', 'key_reused', 'client_key', '', /sent before with other content/],
] as const)('%s is said above the form, and what was entered stays', async (...row) => {
  const [, code, path, survey, sentence] = row;
  const shown = showForm(
    (call) => (/save_unit$|add_new_unit/.test(call) ? refusal(code, path) : undefined),
    survey,
  );
  await paste(shown, 'Unit number', '0042');
  await save(shown);
  expect(await screen.findByText(sentence)).toBeVisible();
  await expectKept(shown, [['Unit number', '0042']]);
});
