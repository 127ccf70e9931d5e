import type { AxleMap, TireChange } from '@portal/contract/fleet-surveys';
import { answer, screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, readingOf, tireOf } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

beforeEach(() => localStorage.clear());

const status = { status: 0, description: '' };
const made: TireChange = {
  tire_change_id: 7,
  positions: ['2LO'],
  changed_by: 'Uma Serrano',
  changed_at: '2026-03-04T10:00:00.000Z',
  obstacle: null,
};
const inspection = inspectionOf(1, { mileage: 5000, hours: 12 });
const before = axleMapOf(inspection, {
  '2LO': { tire: tireOf(21), reading: readingOf({ tread_depth: 3, tread_depths: [3] }) },
  '2LI': { tire: tireOf(22, { revision: 4 }) },
});
const after = axleMapOf(
  inspection,
  { '2LO': { tire: tireOf(31, { tin: null }) }, '2LI': { tire: tireOf(22) } },
  { tire_changes: [made] },
);

const stock = [{ ...tireOf(40, { brand: 'Halvorsen' }), removed_on: '2026-01-05' }];
const older = { ...tireOf(41, { brand: 'Kestrel', tin: '9HC50119' }), removed_on: '2019-03-04' };
/** The older tire is found only by its TIN. */
const stockWith = (body: unknown) =>
  JSON.stringify(body).includes('"stock_keyword":"9HC5"') ? [older] : stock;
const selects = {
  brands: ['Halvorsen', 'Northvale'],
  product_lines: ['NO-D10'],
  tire_sizes: ['11R22.5'],
  load_ranges: ['G'],
  retread_brands: ['Bexmark'],
  retread_lines: [{ brand: 'Bexmark', line: 'BDR 120' }],
  stock,
};

/** Shows tire 2LO, which is replaced and put back. */
function open({ map = before, tire = '2LO', refusal, refuse }: Partial<Options> = {}) {
  let present = map;
  const put = (next: AxleMap) => {
    present = next;
    return { status, ...next };
  };
  return inspect(map, {
    route: `/fleet-survey/5/inspect-991?tire=${tire}`,
    respond: (name, body) => {
      if (name.endsWith('get_edit_tire_selects')) return { ...selects, stock: stockWith(body) };
      if (name.includes('/axles/')) return present;
      if (name.endsWith('replace_tires'))
        return refuse?.() ?? refusal ?? { ...put(after), tire_change_id: made.tire_change_id };
      if (name.endsWith('undo_tire_replace')) return refusal ?? put(before);
      return undefined;
    },
  });
}

interface Options {
  /** Called for each change; returns the server's refusal, if any. */
  readonly refuse: () => unknown;
  readonly map: AxleMap;
  readonly tire: string;
  readonly refusal: unknown;
}

type User = ReturnType<typeof inspect>['user'];
const choose = async (user: User, name: string, option: string | RegExp) => {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

it('replaces a tire by a new one, and takes it back from the notice', async () => {
  const { user, bodies, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  const form = within(await screen.findByRole('form', { name: 'Change of tires' }));
  expect(form.getByRole('textbox', { name: 'Tread left (32nds)' })).toHaveValue('3');
  await user.click(form.getByRole('button', { name: 'Replace' }));
  expect(await form.findAllByText('Please fill this in.')).toHaveLength(2);
  await choose(user, 'Why it comes off', 'Worn out');
  await choose(user, 'Where it goes', 'Scrap');
  await user.type(form.getByRole('textbox', { name: 'TIN' }), '9HC51024');
  await user.click(form.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(bodies('replace_tires')).toHaveLength(1));
  expect(bodies('replace_tires')[0]).toMatchObject({
    survey_id: 5,
    unit_id: 1,
    tread_depth_format: '32nds',
    client_key: expect.any(String),
    replacements: [
      {
        axle_number: 2,
        side: 'left',
        slot: 'outer',
        tire_id: 21,
        revision: 1,
        removed: {
          odometer: 5000,
          hours: 12,
          tread_depth: 3,
          removal_reasons: ['worn_out'],
          destination: 'scrap',
        },
        mounted: { source: 'new', tire: { brand: 'Northvale', caps: 0, tin: '9HC51024' } },
      },
    ],
  });
  expect(await screen.findByText(/changed by Uma Serrano/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^2LO,.*Not inspected yet/ })).toBeVisible();
  const notice = requests.filter(({ event }) => event === 'notified/1').at(-1)?.payload;
  const { text, action } = notice as { text: string; action: { perform: () => void } };
  expect(text).toBe('Tires changed: 2LO.');
  action.perform();
  await waitFor(() => expect(bodies('undo_tire_replace')).toHaveLength(1));
  expect(bodies('undo_tire_replace')[0]).toMatchObject({ tire_change_id: 7 });
  expect(await screen.findByRole('button', { name: /^2LO,.*3\/32 in/ })).toBeVisible();
});

it('puts a tire of the stock on', async () => {
  const { user, bodies } = open({ tire: '2RO' });
  await user.click(await screen.findByRole('button', { name: 'Mount a tire' }));
  await user.click(await screen.findByRole('radio', { name: 'From stock' }));
  await choose(user, 'Tire in stock', /^Halvorsen NO-D10/);
  const form = within(screen.getByRole('form', { name: 'Change of tires' }));
  await user.click(form.getByRole('button', { name: 'Mount a tire' }));
  await waitFor(() => expect(bodies('replace_tires')).toHaveLength(1));
  expect(bodies('replace_tires')[0]).toMatchObject({
    replacements: [
      { tire_id: null, revision: 0, removed: null, mounted: { source: 'stock', tire_id: 40 } },
    ],
  });
});

it('finds a tire of the stock that is not among the last, and keeps it chosen', async () => {
  const { user, bodies } = open({ tire: '2RO' });
  await user.click(await screen.findByRole('button', { name: 'Mount a tire' }));
  await user.click(await screen.findByRole('radio', { name: 'From stock' }));
  const field = await screen.findByRole('combobox', { name: 'Tire in stock' });
  await user.type(field, '9HC5');
  await user.click(await screen.findByRole('option', { name: /^Kestrel NO-D10/ }));
  expect(field).toHaveDisplayValue(/^Kestrel NO-D10/);
  const form = within(screen.getByRole('form', { name: 'Change of tires' }));
  await user.click(form.getByRole('button', { name: 'Mount a tire' }));
  await waitFor(() => expect(bodies('replace_tires')).toHaveLength(1));
  expect(bodies('replace_tires')[0]).toMatchObject({
    replacements: [{ mounted: { source: 'stock', tire_id: 41 } }],
  });
});

it('has two tires change places', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('button', { name: 'Rotate' }));
  await choose(user, 'Changes places with', '2LI');
  const form = within(screen.getByRole('form', { name: 'Change of tires' }));
  expect(form.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['2LO', '2LI']);
  for (const tire of form.getAllByRole('definition')) expect(tire).toHaveTextContent(/Northvale/);
  await user.click(form.getByRole('button', { name: 'Rotate' }));
  await waitFor(() => expect(bodies('replace_tires')).toHaveLength(1));
  const position = (slot: string) => ({ axle_number: 2, side: 'left', slot });
  expect(bodies('replace_tires')[0]).toMatchObject({
    replacements: [
      { tire_id: 21, mounted: { source: 'position', position: position('inner') } },
      { tire_id: 22, revision: 4, mounted: { source: 'position', position: position('outer') } },
    ],
  });
});

it('shows what is missing where it goes back to, without the list over it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  const form = within(screen.getByRole('form', { name: 'Change of tires' }));
  await user.click(form.getByRole('button', { name: 'Replace' }));
  const reason = form.getByRole('combobox', { name: 'Why it comes off' });
  await waitFor(() => expect(reason).toHaveFocus());
  expect(reason).toHaveAccessibleDescription();
  expect(reason).toHaveAttribute('aria-expanded', 'false');
});

it('asks about an unlikely tread, and sends it once it is right', async () => {
  let isAsked = true;
  const questions = ['tread_grown'];
  const refusal = answer(400, {
    code: 'not_confirmed',
    path: 'replacements.0.removed.confirmed',
    message: '',
    questions,
  });
  const { user, bodies } = open({
    refuse: () => {
      const said = isAsked ? refusal : null;
      isAsked = false;
      return said;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  const form = within(screen.getByRole('form', { name: 'Change of tires' }));
  await choose(user, 'Why it comes off', 'Worn out');
  await choose(user, 'Where it goes', 'Stock');
  const tread = form.getByRole('textbox', { name: /^Tread/ });
  await user.clear(tread);
  await user.type(tread, '12');
  await user.click(form.getByRole('button', { name: 'Replace' }));
  expect(await form.findByText(/The tread has grown since .*, when it was 3\/32 in/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'It is right' }));
  await waitFor(() =>
    expect(bodies('replace_tires')).toMatchObject([
      { replacements: [{ removed: { tread_depth: 12, confirmed: [] } }] },
      { replacements: [{ removed: { tread_depth: 12, confirmed: questions } }] },
    ]),
  );
});

it('says why a tire cannot be put on, and keeps what was entered', async () => {
  const refusal = answer(400, { code: 'tire_mounted', path: 'replacements.0.mounted.tire_id' });
  const { user } = open({ refusal });
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  await choose(user, 'Why it comes off', 'Worn out');
  await choose(user, 'Where it goes', 'Stock');
  await user.click(screen.getByRole('radio', { name: 'From stock' }));
  await choose(user, 'Tire in stock', /^Halvorsen/);
  const form = within(screen.getByRole('form', { name: 'Change of tires' }));
  await user.click(form.getByRole('button', { name: 'Replace' }));
  expect(await form.findByText('This tire is mounted elsewhere.')).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Why it comes off' })).toHaveValue('Worn out');
});

it('takes no tire off that somebody else has put there, until that is said', async () => {
  let present = before;
  const { user, bodies } = inspect(before, {
    route: '/fleet-survey/5/inspect-991?tire=2LO',
    respond: (name) => {
      if (name.endsWith('get_edit_tire_selects')) return selects;
      if (name.includes('/axles/')) return present;
      if (!name.endsWith('replace_tires')) return undefined;
      if (present === after) return { status, ...after, tire_change_id: made.tire_change_id };
      present = after;
      return answer(400, { code: 'changed_elsewhere', path: 'revision', message: '' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  const form = within(await screen.findByRole('form', { name: 'Change of tires' }));
  await choose(user, 'Why it comes off', 'Worn out');
  await choose(user, 'Where it goes', 'Stock');
  await user.click(form.getByRole('button', { name: 'Replace' }));
  expect(await form.findByText('Another tire is at 2LO by now')).toBeVisible();
  expect(form.getByRole('button', { name: 'Replace' })).toBeDisabled();
  expect(form.getByRole('combobox', { name: 'Why it comes off' })).toHaveValue('Worn out');
  await user.click(form.getByRole('button', { name: 'Go on with this tire' }));
  await user.click(form.getByRole('button', { name: 'Replace' }));
  await waitFor(() =>
    expect(bodies('replace_tires')).toMatchObject([
      { replacements: [{ tire_id: 21 }] },
      { replacements: [{ tire_id: 31 }] },
    ]),
  );
});

it('undoes a change from the panel of its tire, as long as nothing stands on it', async () => {
  const { user, bodies } = open({ map: after });
  await user.click(await screen.findByRole('button', { name: 'Undo the change' }));
  await waitFor(() => expect(bodies('undo_tire_replace')).toHaveLength(1));
});

it('says what stands on a change', async () => {
  open({ map: { ...after, tire_changes: [{ ...made, obstacle: 'read' }] } });
  expect(await screen.findByText(/the tire that was mounted has been read/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the change' })).not.toBeInTheDocument();
});

it('asks about another tire where the tread has grown, and saves what was typed for the new one', async () => {
  const previous = { survey_date: '2026-01-05', pressure: 98, tread_depth: 3 };
  const map = axleMapOf(inspection, { '2LO': { tire: tireOf(21), previous } });
  const { user, bodies } = open({ map });
  const pad = within(await screen.findByLabelText('Keypad'));
  for (const key of ['9', '8', '2', '0', 'Next']) await user.click(pad.getByText(key));
  await user.click(await screen.findByRole('button', { name: 'Another tire?' }));
  await choose(user, 'Why it comes off', 'Unknown');
  await choose(user, 'Where it goes', 'Scrap');
  const form = within(screen.getByRole('form', { name: 'Change of tires' }));
  await user.click(form.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(bodies('replace_tires')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(bodies('save_tire')).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Pressure (psi)' })).toHaveValue('98');
  await user.click(within(screen.getByLabelText('Keypad')).getByText('Next'));
  await waitFor(() => expect(bodies('save_tire')).toHaveLength(1));
  expect(bodies('save_tire')[0]).toMatchObject({ revision: 0, pressure: 98, tread_depths: [20] });
});
