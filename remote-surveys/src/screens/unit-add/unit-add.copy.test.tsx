import { refusal, screen, waitFor } from '@portal/platform/testing';
import { yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import UnitAddPage from './unit-add.page.tsx';

// Adding a unit as a copy of another one.

beforeEach(() => localStorage.clear());

const answers = (name: string) => {
  if (name.endsWith('get_unit_numbers'))
    return {
      unit_numbers: [{ unit_id: 30, unit_number: 'T30', type: 'trailer', location_code: '0002' }],
    };
  if (name.endsWith('create_unit_copy'))
    return {
      unit: { location_id: 2, type: 'trailer', configuration: 'trailer_tri', model: 'Reefer' },
    };
  return undefined;
};
const showLike = (query: string, respond: (name: string) => unknown = answers) =>
  show(<UnitAddPage />, {
    path: '/locations/{locationId}/units/add',
    route: `/locations/1/units/add${query}`,
    location: yardOf(1),
    respond,
  });
const field = (name: string) => screen.findByRole('textbox', { name });

it('starts without its number', async () => {
  const { user, address } = showLike('?like=1');
  await user.type(await screen.findByRole('searchbox'), 'T3');
  await user.click(await screen.findByRole('button', { name: 'Take unit T30' }));
  await waitFor(() => expect(address()).toBe('/locations/1/units/add?copy=30'));
  await waitFor(async () => expect(await field('Model')).toHaveValue('Reefer'));
  expect(await field('Unit number')).toHaveValue('');
  expect(screen.getByRole('figure')).toHaveTextContent(/12 tires/);
});

it('takes along the number that was typed before', async () => {
  const { user, address } = showLike('');
  await user.type(await field('Unit number'), '0042');
  await user.type(await field('Model'), 'Flatbed');
  await user.click(screen.getByRole('button', { name: 'Start from another unit' }));
  await user.type(await screen.findByRole('searchbox'), 'T3');
  await user.click(await screen.findByRole('button', { name: 'Take unit T30' }));
  await waitFor(() => expect(address()).toBe('/locations/1/units/add?number=0042&copy=30'));
  await waitFor(async () => expect(await field('Model')).toHaveValue('Reefer'));
  expect(await field('Unit number')).toHaveValue('0042');
  expect(JSON.stringify(localStorage)).not.toContain('Flatbed');
});

it('is not covered by what was begun before, and keeps what is entered', async () => {
  const first = showLike('');
  await first.user.type(await field('Unit number'), '0042');
  first.unmount();
  const { user, unmount } = showLike('?copy=30');
  await waitFor(async () => expect(await field('Model')).toHaveValue('Reefer'));
  expect(await field('Unit number')).toHaveValue('');
  await user.type(await field('Unit number'), '77');
  unmount();
  showLike('?copy=30');
  await waitFor(async () => expect(await field('Unit number')).toHaveValue('77'));
  expect(await field('Model')).toHaveValue('Reefer');
});

it('says of a unit that is gone that it is', async () => {
  showLike('?copy=30', (name) =>
    name.endsWith('create_unit_copy') ? refusal('unknown_value', 'unit_id') : undefined,
  );
  expect(await screen.findByText(/not there any more/)).toBeVisible();
  expect(await field('Unit number')).toHaveValue('');
});
