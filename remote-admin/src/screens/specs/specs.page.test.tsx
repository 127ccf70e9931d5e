import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { showSpecs } from '../../testing/show-specs.tsx';
import { common, notAccessible, structure } from '../../testing/spec-rows.ts';

beforeEach(() => localStorage.clear());

const drive = async () => within(await screen.findByRole('group', { name: 'Drive axles' }));
const pressure = /Target pressure/;

async function enter(shown: ReturnType<typeof showSpecs>, name: RegExp, text: string) {
  const field = (await drive()).getByLabelText(name);
  await shown.user.clear(field);
  if (text !== '') await shown.user.type(field, text);
  return field;
}

const review = (shown: ReturnType<typeof showSpecs>) =>
  shown.user.click(screen.getByRole('button', { name: 'See what would change' }));

test('a caller without the rights is told so', async () => {
  showSpecs({
    respond: (name) => (name.endsWith('configurator_structure') ? notAccessible : undefined),
  });
  expect(await screen.findByText('Specs are not accessible to you')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a reader sees values with where they come from, and no form', async () => {
  showSpecs({
    respond: (name) =>
      name.endsWith('configurator_structure')
        ? { ...structure, has_fleet_Level_access: false, can_manage_specs: false }
        : undefined,
  });
  const row = await screen.findByRole('row', { name: /Drive axles/ });
  expect(row).toHaveTextContent('105 psiFleet');
  expect(screen.queryByRole('button', { name: 'See what would change' })).toBeNull();
});

test('who does not see the fleet whole has the tab of its yards alone', async () => {
  const shown = showSpecs({
    query: '?fleet=0042&location=1',
    respond: (name) =>
      name.endsWith('configurator_structure')
        ? { ...structure, has_fleet_tab_access: false, has_fleet_Level_access: false }
        : undefined,
  });
  expect(await screen.findAllByRole('tab')).toHaveLength(1);
  await drive();
  expect(shown.bodies('get_common_specs')).toEqual([{ account: '0042', location_ids: [1] }]);
});

test('what would change is shown, with the tires behind it, before anything is saved', async () => {
  const shown = showSpecs();
  await enter(shown, pressure, '112,5');
  await review(shown);
  const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
  expect(await dialog.findByText('5 tires change color.')).toBeVisible();
  await shown.user.click(dialog.getByRole('button', { name: 'Akron Yard: show 5 tires' }));
  expect(await dialog.findByRole('row', { name: /T-17/ })).toHaveTextContent('Good → Warning');
  expect(shown.bodies('save_specs')).toEqual([]);
  await shown.user.click(dialog.getByRole('button', { name: 'Save specs' }));
  await waitFor(() => expect(shown.bodies('save_specs')).toHaveLength(1));
  expect(shown.bodies('save_specs')[0]).toMatchObject({
    account: '0042',
    location_id: null,
    revision: 7,
    roles: [{ role: 'drive', target_pressure: 112.5, casing_age: 7, products: [1] }],
  });
});

test('a thousand is taken as the message of the field writes it', async () => {
  const shown = showSpecs();
  await enter(shown, /22 mm studs/, '1,000');
  await review(shown);
  await screen.findByRole('dialog');
  await waitFor(() => expect(shown.bodies('get_spec_effects')).toHaveLength(1));
  expect(shown.bodies('get_spec_effects')[0]).toMatchObject({
    roles: [{ role: 'drive', torque_m22: 1000 }],
  });
});

test('a cleared field gives the value back', async () => {
  const shown = showSpecs();
  await enter(shown, pressure, '');
  await review(shown);
  await screen.findByRole('dialog');
  await waitFor(() => expect(shown.bodies('get_spec_effects')).toHaveLength(1));
  expect(shown.bodies('get_spec_effects')[0]).toMatchObject({
    roles: [{ role: 'drive', target_pressure: null }],
  });
});

test.each([
  [pressure, '201', 'Enter a number from 0 to 200.'],
  [pressure, '-1', 'Enter a number from 0 to 200.'],
  [/Most caps/, '2.5', 'Enter a whole number from 0 to 10.'],
])('%s of %j is refused at its field', async (name, text, message) => {
  const shown = showSpecs();
  const field = await enter(shown, name, text);
  await review(shown);
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue(text);
  expect(shown.bodies('get_spec_effects')).toEqual([]);
});

test('a depth below the law is asked about', async () => {
  const shown = showSpecs();
  await enter(shown, /Pull depth/, '1');
  await review(shown);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('A pull depth is below the law')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save below the legal depth' })).toBeVisible();
});

test('the second of two savers is told, and loses nothing', async () => {
  const shown = showSpecs({
    respond: (name) =>
      name.endsWith('save_specs') ? refusal('changed_elsewhere', 'revision') : undefined,
  });
  await enter(shown, pressure, '90');
  await review(shown);
  const save = await screen.findByRole('button', { name: 'Save specs' });
  await waitFor(() => expect(save).toBeEnabled());
  await shown.user.click(save);
  expect(await screen.findByText(/Somebody else has saved these specs/)).toBeVisible();
  expect((await drive()).getByLabelText(pressure)).toHaveValue('90');
});

test('those who measure in bar read and type bar', async () => {
  const shown = showSpecs({
    respond: (name) =>
      name.endsWith('get_common_specs')
        ? { ...common(), pressure_format: 'bar', tread_depth_format: 'mm', torque_format: 'nm' }
        : undefined,
  });
  await enter(shown, /Target pressure \(bar\)/, '13,8');
  await review(shown);
  expect(await screen.findByText('Enter a number from 0 to 13.79.')).toBeVisible();
});

test('what was typed and not saved is there again after a reload', async () => {
  const shown = showSpecs({ query: '?fleet=0042' });
  await enter(shown, pressure, '98');
  shown.unmount();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  showSpecs({
    query: '?fleet=0042',
    respond: (name) =>
      name.endsWith('get_common_specs') ? isAnswered.then(() => common()) : undefined,
  });
  await screen.findByRole('tab', { name: 'Fleet' });
  answer();
  expect((await drive()).getByLabelText(pressure)).toHaveValue('98');
  expect(screen.getByRole('button', { name: 'See what would change' })).toBeEnabled();
});

test('what was typed for the fleet is there again after a look at its yards', async () => {
  const shown = showSpecs({ query: '?fleet=0042' });
  await enter(shown, pressure, '98');
  await shown.user.click(screen.getByRole('tab', { name: 'Location' }));
  expect(await screen.findByText('Choose a yard')).toBeVisible();
  await shown.user.click(screen.getByRole('tab', { name: 'Fleet' }));
  expect((await drive()).getByLabelText(pressure)).toHaveValue('98');
  expect(screen.getByRole('button', { name: 'See what would change' })).toBeEnabled();
});

test('an approved product that is retired says so', async () => {
  const [item] = common().items;
  if (!item) throw new Error('The specs are missing.');
  const own = [{ product_id: 1, name: 'Northway HD 11R22.5', is_retired: true }];
  const roles = item.roles.map((spec) => ({ ...spec, products: { ...spec.products, own } }));
  showSpecs({
    respond: (name) => (name.endsWith('get_common_specs') ? common({ ...item, roles }) : undefined),
  });
  expect((await drive()).getByText('Northway HD 11R22.5 (retired)')).toBeVisible();
});
