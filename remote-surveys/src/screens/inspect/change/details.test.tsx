import type { AxleMap, TireDetails } from '@portal/contract/fleet-surveys';
import { answer, screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, tireOf } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

// Correcting the make of a tire during the inspection of its unit.

beforeEach(() => localStorage.clear());

const status = { status: 0, description: '' };
const selects = {
  brands: ['Halvorsen', 'Northvale'],
  product_lines: ['NO-D10', 'NO-D20'],
  tire_sizes: ['11R22.5'],
  load_ranges: ['G', 'H'],
  retread_brands: ['Bexmark'],
  retread_lines: [{ brand: 'Bexmark', line: 'BDR 120' }],
  stock: [],
};
const capped = tireOf(21, { revision: 4, caps: 1, retread: 'Bexmark BDR 120' });
const mapWith = (tire: Partial<typeof capped> = {}) =>
  axleMapOf(inspectionOf(1), { '2LO': { tire: { ...capped, ...tire } } });
const refused = (code: string, path: string) => answer(400, { code, path, message: '' });

/** Shows tire 2LO, whose correction the server accepts or refuses. */
function open(refuse: () => unknown = () => undefined) {
  let present: AxleMap = mapWith();
  const shown = inspect(present, {
    route: '/fleet-survey/5/inspect-991?tire=2LO',
    respond: (name, { body }) => {
      if (name.endsWith('get_edit_tire_selects')) return selects;
      if (name.includes('/axles/')) return present;
      if (!name.endsWith('update_tire_details')) return undefined;
      const refusal = refuse();
      if (refusal) return refusal;
      const { load_range, tin } = body as TireDetails;
      present = mapWith({ revision: 5, load_range, tin });
      return { status, ...present };
    },
  });
  return { ...shown, put: (map: AxleMap) => (present = map) };
}

type User = ReturnType<typeof open>['user'];
async function openForm(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Correct details' }));
  return within(await screen.findByRole('form', { name: 'Details of the tire' }));
}
const type = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

it('tells how old a tire was on the day of the survey', async () => {
  open();
  // Week 10 of 2024, surveyed on 03/04/2026.
  expect(await screen.findByText(/TIN 3KA41024 · 2 years old/)).toBeVisible();
});

it('corrects what a tire is, and says so', async () => {
  const { user, bodies, requests } = open();
  const form = await openForm(user);
  expect(form.getByRole('combobox', { name: 'Brand' })).toHaveValue('Northvale');
  expect(form.getByRole('combobox', { name: 'Retread' })).toHaveValue('Bexmark BDR 120');
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(form.getByRole('combobox', { name: 'Load range' }));
  await user.click(await screen.findByRole('option', { name: 'H' }));
  await type(user, form.getByRole('textbox', { name: 'TIN' }), '9hc5 0925');
  expect(form.getByText('1 year old')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(bodies('update_tire_details')).toEqual([
    {
      survey_id: 5,
      unit_id: 1,
      axle_number: 2,
      side: 'left',
      slot: 'outer',
      revision: 4,
      brand: 'Northvale',
      product_line: 'NO-D10',
      tire_size: '11R22.5',
      load_range: 'H',
      caps: 1,
      retread_brand: 'Bexmark',
      retread_line: 'BDR 120',
      tin: '9hc5 0925',
      client_key: expect.any(String),
    },
  ]);
  expect(requests.find(({ event }) => event === 'notified/1')?.payload).toMatchObject({
    text: 'The details of tire 2LO are saved.',
  });
});

it.each([
  ['9HC50024', 'The last four digits of a TIN are week and year.'],
  ['9HC55424', 'The last four digits of a TIN are week and year.'],
  ['9HC50199', /^This week is still to come/],
])('says what is wrong with the TIN %s, and keeps it', async (tin, sentence) => {
  const { user } = open(() => refused('invalid', 'tin'));
  const form = await openForm(user);
  const field = form.getByRole('textbox', { name: 'TIN' });
  await type(user, field, tin);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(sentence)).toBeVisible();
  expect(field).toHaveValue(tin);
});

it('shows what somebody else has corrected meanwhile, and saves mine over it', async () => {
  let isOther = true;
  const { user, bodies, put } = open(() => {
    if (!isOther) return undefined;
    isOther = false;
    put(mapWith({ revision: 5, load_range: 'J' }));
    return refused('changed_elsewhere', 'revision');
  });
  const form = await openForm(user);
  await type(user, form.getByRole('textbox', { name: 'TIN' }), '9HC51024');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const told = await form.findByRole('alert', { name: 'Somebody else has corrected this tire' });
  expect(told).toHaveTextContent(/Load range\s*J/);
  await user.click(within(told).getByRole('button', { name: 'Keep mine to save' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('update_tire_details')).toHaveLength(2));
  expect(bodies('update_tire_details')[1]).toMatchObject({ revision: 5, tin: '9HC51024' });
});

it('brings a correction back that was not saved', async () => {
  const first = open();
  const form = await openForm(first.user);
  await type(first.user, form.getByRole('textbox', { name: 'TIN' }), '9HC51024');
  first.unmount();
  const again = await openForm(open().user);
  expect(again.getByRole('textbox', { name: 'TIN' })).toHaveValue('9HC51024');
});
