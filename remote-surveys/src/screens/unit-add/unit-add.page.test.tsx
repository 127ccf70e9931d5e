import { refusal, screen, setClock, waitFor, within } from '@portal/platform/testing';
import { fakeCamera, removeCamera } from '../../testing/fake-camera.ts';
import { inspectionOf, unitOf, yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import UnitAddPage from './unit-add.page.tsx';

beforeEach(() => {
  localStorage.clear();
  setClock(new Date('2026-03-04T12:00:00'));
});
afterEach(() => setClock(null));

const showForm = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<UnitAddPage />, {
    path: '/locations/{locationId}/units/add',
    route: '/locations/1/units/add',
    location: yardOf(1),
    ...more,
  });
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save unit' });

it('draws the configuration as it is chosen, axles and wheels', async () => {
  const { user } = showForm();
  const wheels = () =>
    within(screen.getByRole('figure'))
      .getAllByText(/^\d[LR]/)
      .map(({ textContent }) => textContent);
  await field('Unit number');
  expect(screen.getByRole('switch', { name: 'In service' })).toBeChecked();
  expect(wheels()).toEqual(['1L', '1R', '2LO', '2LI', '2RI', '2RO', '3LO', '3LI', '3RI', '3RO']);
  await user.click(screen.getByRole('radio', { name: 'Dolly' }));
  expect(wheels()).toEqual(['1LO', '1LI', '1RI', '1RO']);
  expect(screen.getByRole('figure')).toHaveTextContent(/one axle, 4 tires/);
});

it('saves the unit, says so, and leads to the yard', async () => {
  const { user, bodies, address } = showForm();
  await user.type(await field('Unit number'), '0042');
  await user.type(await field('VIN'), '1M8GDM9AXKP042788');
  await user.click(await screen.findByRole('button', { name: /model year 2019/ }));
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/locations/1/dashboard'));
  expect(bodies('save_unit')).toEqual([
    expect.objectContaining({
      location_id: 1,
      unit_number: '0042',
      configuration: '6x4',
      vin: '1M8GDM9AXKP042788',
      year: 2019,
      meter: 'odometer',
      client_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  ]);
  expect(localStorage.getItem('draft/cus%40demo.example/surveys/unit%2Fnew%2F1')).toBeNull();
});

it('adds a unit to the survey that it was found in, and leads back there', async () => {
  const { user, bodies, address } = showForm({
    route: '/locations/1/units/add?survey=5',
    respond: (name) =>
      name.endsWith('add_new_unit_to_survey')
        ? { status: { status: 0, description: '' }, unit: unitOf(12), inspection: inspectionOf(12) }
        : undefined,
  });
  await user.type(await field('Unit number'), '0042');
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/overview/12'));
  expect(bodies('add_new_unit_to_survey')).toEqual([
    expect.objectContaining({ survey_id: 5, unit_number: '0042' }),
  ]);
  expect(bodies('save_unit')).toEqual([]);
});

it('offers of a number that exists its unit, that unit here, or another number', async () => {
  const other = unitOf(11, { location_id: 2, location_code: '0002' });
  const { user, bodies } = showForm({
    units: [other],
    respond: (name, { params }) =>
      name.endsWith('get_location/{id}') && String(params.id) === '2'
        ? { location: yardOf(2) }
        : undefined,
  });
  await user.type(await field('Unit number'), '1001');
  await user.tab();
  expect(await screen.findByText('It stands at location Yard 2 (0002).')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open that unit' })).toHaveAttribute(
    'href',
    '/locations/2/units/edit-11',
  );
  await user.click(screen.getByRole('button', { name: 'Use another number' }));
  expect(await field('Unit number')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Move it here' }));
  expect(await screen.findByText(/stands here now/)).toBeVisible();
  expect(bodies('save_unit')).toEqual([
    expect.objectContaining({ unit_id: 11, revision: 3, location_id: 1, unit_number: '1001' }),
  ]);
});

it('offers the same where Enter has saved the form, and the server refused the number', async () => {
  const { user } = showForm({
    units: [unitOf(11)],
    respond: (name) => (name.endsWith('save_unit') ? refusal('unique', 'unit_number') : undefined),
  });
  await user.type(await field('Unit number'), '1001{Enter}');
  expect(await screen.findByRole('link', { name: 'Open that unit' })).toBeVisible();
  expect(await field('Unit number')).toHaveAccessibleDescription(/already has a unit 1001/);
});

describe('in a survey, of a number that exists', () => {
  const other = unitOf(11, { location_id: 1 });
  const typed = async (is_unit_exists_on_survey: boolean) => {
    const shown = showForm({
      route: '/locations/1/units/add?survey=5',
      respond: (name) => {
        if (name.endsWith('get_create_unit_options'))
          return { is_unit_exists: true, is_unit_exists_on_survey, unit: other };
        if (name.endsWith('add_existing_unit_to_survey'))
          return { status: { status: 0, description: '' }, added: [], unknown_numbers: [] };
        return undefined;
      },
    });
    await shown.user.type(await field('Unit number'), '1001');
    await shown.user.tab();
    return shown;
  };

  it('puts the unit on the survey, and leads to it there', async () => {
    const { user, bodies, address } = await typed(false);
    await user.click(await screen.findByRole('button', { name: 'Put it on the survey' }));
    await waitFor(() => expect(address()).toBe('/fleet-survey/5/overview/11'));
    expect(bodies('get_create_unit_options')[0]).toEqual({
      ...{ location_id: 1, unit_number: '1001', survey_id: 5 },
    });
    expect(bodies('add_existing_unit_to_survey')).toEqual([
      { survey_id: 5, units: [11], client_key: expect.any(String) },
    ]);
    expect(JSON.stringify(localStorage)).not.toContain('1001');
  });

  it('leads to the unit that is on it already', async () => {
    const { user, bodies, address } = await typed(true);
    expect(await screen.findByText(/It is on this survey already/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show it in the survey' }));
    await waitFor(() => expect(address()).toBe('/fleet-survey/5/overview/11'));
    expect(bodies('add_existing_unit_to_survey')).toEqual([]);
  });
});

it('brings back what was entered and not saved', async () => {
  const { user, unmount } = showForm();
  await user.type(await field('Unit number'), '0042');
  unmount();
  showForm();
  await waitFor(async () => expect(await field('Unit number')).toHaveValue('0042'));
});

it('starts with what the label of a scanned unit says, apart from what was begun before', async () => {
  const { user, unmount } = showForm();
  await user.type(await field('Unit number'), '0042');
  unmount();
  showForm({ route: '/locations/1/units/add?survey=5&number=A%2F9' });
  await waitFor(async () => expect(await field('Unit number')).toHaveValue('A/9'));
});

it('takes the VIN from its plate', async () => {
  const camera = fakeCamera();
  const { user } = showForm();
  await user.click(await screen.findByRole('button', { name: 'Scan the VIN' }));
  camera.show('I1M8GDM9AXKP042788');
  await waitFor(async () => expect(await field('VIN')).toHaveValue('1M8GDM9AXKP042788'));
  expect(camera.running()).toBe(0);
  removeCamera();
});
