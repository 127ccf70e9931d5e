import type { Unit } from '@portal/contract/fleet-surveys';
import { answer, screen, waitFor, within } from '@portal/platform/testing';
import { unitOf, yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import UnitEditPage from './unit-edit.page.tsx';

// Another user removes the unit from its location, or moves it, while its form is open here.

beforeEach(() => localStorage.clear());

const takenOff = { location_id: null, location_code: null };
const atBoise = { location_id: 2, location_code: '0002' };
const moved = (to: string | null) => ({ from: 'Akron', to });

/** The form of a unit that another user moves before its first save here. */
function showMoved(place: Partial<Unit>, to: string | null, more: Partial<Unit> = {}) {
  let unit = unitOf(11);
  const history = () =>
    [
      { revision: 3, action: 'changed', fields: { year: 2019 } },
      {
        ...{ revision: 4, action: 'changed', moved: moved(to) },
        fields: { location_id: 1, ...(more.manufacturer && { manufacturer: 'Norland' }) },
      },
      {
        ...{ revision: 5, action: 'changed', fields: { location_id: null } },
        moved: { from: to, to: 'Akron' },
      },
    ]
      .filter(({ revision }) => revision <= unit.revision)
      .reverse()
      .map((change) => ({
        ...change,
        changed_by: 'Uma Serrano',
        changed_at: new Date('2026-03-05T14:35:00').toISOString(),
      }));
  return show(<UnitEditPage />, {
    path: '/locations/{locationId}/units/edit-{unitId}',
    route: '/locations/1/units/edit-11',
    location: yardOf(1),
    respond: (name, { body, params }) => {
      if (name.includes('get_unit/')) return { unit, surveys: 0, tires: 0, history: history() };
      if (name.includes('get_location/') && String(params.id) === '2')
        return { location: yardOf(2) };
      if (!name.endsWith('save_unit')) return undefined;
      const said = body as Unit;
      if (unit.revision === 3) unit = unitOf(11, { revision: 4, ...place, ...more });
      if (said.revision !== unit.revision) {
        const { revision } = unit;
        return answer(400, { code: 'changed_elsewhere', path: 'revision', message: '', revision });
      }
      unit = { ...unit, ...said, revision: unit.revision + 1 };
      return { status: { status: 0, description: 'Success' }, unit };
    },
  });
}
const model = () => screen.findByRole('textbox', { name: 'Model' });
const saveButton = () => screen.getByRole('button', { name: 'Save unit' });
const conflict = async () =>
  within(await screen.findByRole('alert', { name: /Somebody else has changed/ }));

async function typeAndSave({ user }: ReturnType<typeof showMoved>) {
  await user.type(await model(), 'Reefer');
  await user.click(saveButton());
  return conflict();
}

it('says who took the unit off the yard, and leaves it off when the rest is saved', async () => {
  const shown = showMoved(takenOff, null);
  const { user, bodies } = shown;
  const asked = await typeAndSave(shown);
  expect(
    asked.getByText(/^Uma Serrano took it off the yard Akron on 03\/05\/2026, 2:35\sPM\./),
  ).toBeVisible();
  expect(screen.getByRole('alert', { name: /Somebody else has changed/ })).toHaveFocus();
  expect(saveButton()).toBeDisabled();
  await user.click(asked.getByRole('button', { name: 'Leave it off the yard' }));
  expect(await model()).toHaveValue('Reefer');
  await user.click(saveButton());
  await waitFor(() => expect(bodies('save_unit')).toHaveLength(2));
  expect(bodies('save_unit')[1]).toMatchObject({
    revision: 4,
    location_id: null,
    model: 'Reefer',
  });
});

it('puts the unit back on the yard for who asks for that, and keeps what was entered', async () => {
  const shown = showMoved(takenOff, null);
  const { user, bodies } = shown;
  const asked = await typeAndSave(shown);
  await user.click(asked.getByRole('button', { name: 'Put it back on this yard' }));
  await waitFor(() => expect(saveButton()).toBeEnabled());
  expect(bodies('save_unit')[1]).toMatchObject({ revision: 4, location_id: 1 });
  expect(bodies('save_unit')[1]).not.toHaveProperty('model');
  await user.click(saveButton());
  await waitFor(() => expect(bodies('save_unit')).toHaveLength(3));
  expect(bodies('save_unit')[2]).toMatchObject({ revision: 5, location_id: 1, model: 'Reefer' });
});

it('tells a move beside the fields that were changed with it', async () => {
  const shown = showMoved(takenOff, null, { manufacturer: 'Kestrel' });
  const { user, bodies } = shown;
  const asked = await typeAndSave(shown);
  expect(asked.getByText(/took it off the yard Akron/)).toBeVisible();
  expect(asked.getByText('Kestrel')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Keep mine to save' }));
  await user.click(saveButton());
  await waitFor(() =>
    expect(bodies('save_unit')[1]).toMatchObject({
      ...{ location_id: null, manufacturer: 'Kestrel', model: 'Reefer' },
    }),
  );
});

it('says to which yard somebody moved the unit, and goes there once it is saved', async () => {
  const shown = showMoved(atBoise, 'Boise');
  const { user, bodies, address } = shown;
  const asked = await typeAndSave(shown);
  expect(asked.getByText(/^Uma Serrano moved it to Boise on 03\/05\/2026/)).toBeVisible();
  expect(asked.getByRole('link', { name: 'Open it there' })).toHaveAttribute(
    'href',
    '/locations/2/units/edit-11',
  );
  await user.click(asked.getByRole('button', { name: 'Leave it there' }));
  await user.click(saveButton());
  await waitFor(() => expect(address()).toBe('/locations/2/units/edit-11'));
  expect(bodies('save_unit')[1]).toMatchObject({ revision: 4, location_id: 2, model: 'Reefer' });
  expect(await screen.findByText('Unit 1001 was saved.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Yard 2' })).toBeVisible();
});

it('says of a unit that stands nowhere that it does, and puts it on the yard only when asked', async () => {
  const { user, bodies } = show(<UnitEditPage />, {
    path: '/locations/{locationId}/units/edit-{unitId}',
    route: '/locations/1/units/edit-11',
    units: [unitOf(11, takenOff)],
    location: yardOf(1),
  });
  expect(await screen.findByText('It stands at no location.')).toBeVisible();
  await user.type(await model(), 'Reefer');
  await user.click(saveButton());
  await waitFor(() =>
    expect(bodies('save_unit')).toEqual([expect.objectContaining({ location_id: null })]),
  );
  await user.click(screen.getByRole('button', { name: 'Move it here' }));
  await waitFor(() => expect(bodies('save_unit')[1]).toMatchObject({ location_id: 1 }));
});
