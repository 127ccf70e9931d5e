import { screen, waitFor } from '@portal/platform/testing';
import { fakeCamera, removeCamera } from '../../../testing/fake-camera.ts';
import { inspectionOf, surveyRow, yardOf } from '../../../testing/rows.ts';
import { show } from '../../../testing/show.tsx';
import OverviewPage from '../overview.page.tsx';

beforeEach(() => localStorage.clear());
afterEach(removeCamera);

const vin = '1M8GDM9AXKP042788';
const proposal = (unit_id: number, unit_number: string) => ({
  unit_id,
  unit_number,
  type: 'tractor',
  vin,
  license_plate: null,
  location_code: '0001',
});

/** The survey of units 1001 and `77.map`, with a camera that sees a code. */
async function scan(text: string, state: 'open' | 'finished' = 'open', proposals: unknown[] = []) {
  const camera = fakeCamera();
  camera.show(text);
  const shown = show(<OverviewPage />, {
    path: '/fleet-survey/{surveyId}/overview',
    route: '/fleet-survey/5/overview',
    location: yardOf(1),
    surveys: [surveyRow(5, { state })],
    inspections: [inspectionOf(11), inspectionOf(12, { unit_number: '77.map' })],
    respond: (name) => {
      if (name.endsWith('get_unit_numbers')) return { unit_numbers: proposals };
      if (name.endsWith('add_existing_unit_to_survey'))
        return {
          status: { status: 0, description: '' },
          survey: surveyRow(5),
          added: [inspectionOf(13)],
          already_there: 0,
          unknown_numbers: [],
        };
      return undefined;
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Scan a label' }));
  return { ...shown, camera };
}

it('opens the inspection of a unit of the survey, asks nobody, and stops the camera', async () => {
  const { address, bodies, camera } = await scan('77.MAP');
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/inspect-77.map'));
  expect(bodies('get_unit_numbers')).toEqual([]);
  expect(camera.running()).toBe(0);
});

it('opens a unit by the VIN on its plate', async () => {
  const { address, bodies } = await scan(`I${vin}`, 'open', [proposal(11, '1001')]);
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/inspect-1001'));
  expect(bodies('get_unit_numbers')).toEqual([{ account: '0766830', keyword: vin }]);
});

it('shows what a finished survey found of a unit', async () => {
  const { address } = await scan('1001', 'finished');
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/overview/11'));
});

it('adds a unit of the account that the survey lacks', async () => {
  const { user, address, bodies } = await scan('1003', 'open', [proposal(13, '1003')]);
  expect(await screen.findByText('Unit 1003 is not in this survey.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to the survey and inspect' }));
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/inspect-1003'));
  expect(bodies('add_existing_unit_to_survey')).toEqual([
    expect.objectContaining({ survey_id: 5, units: [13] }),
  ]);
});

it('adds nothing to a finished survey', async () => {
  await scan('1003', 'finished', [proposal(13, '1003')]);
  expect(await screen.findByText('Unit 1003 is not in this survey.')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: 'Add to the survey and inspect' }),
  ).not.toBeInTheDocument();
});

it.each([
  ['A/9', '/locations/1/units/add?survey=5&number=A%2F9'],
  [vin, `/locations/1/units/add?survey=5&vin=${vin}`],
])('offers to add %s, which nobody knows', async (text, href) => {
  const { user, camera } = await scan(text);
  expect(await screen.findByText(`The account has no unit ${text}.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add it as a new unit' })).toHaveAttribute('href', href);
  camera.show('1001');
  await user.click(screen.getByRole('button', { name: 'Scan another' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
