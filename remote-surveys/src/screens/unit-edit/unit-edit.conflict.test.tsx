import { answer, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { unitOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import UnitEditPage from './unit-edit.page.tsx';

// Another user changes or deletes the unit while its form is open here.

beforeEach(() => localStorage.clear());

const showUnit = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<UnitEditPage />, {
    path: '/locations/{locationId}/units/edit-{unitId}',
    route: '/locations/1/units/edit-11',
    units: [unitOf(11)],
    ...more,
  });
const model = () => screen.findByRole('textbox', { name: 'Model' });

it('shows what somebody else has changed meanwhile, and keeps what was entered', async () => {
  let revision = 3;
  const theirs = () => unitOf(11, { revision, manufacturer: revision > 3 ? 'Kestrel' : 'Norland' });
  const { user, bodies } = showUnit({
    respond: (name, { body }) => {
      if (name.includes('get_unit/'))
        return {
          unit: theirs(),
          surveys: 0,
          tires: 0,
          history: [
            {
              revision,
              action: 'changed',
              fields: { manufacturer: 'Norland' },
              changed_by: 'Uma Serrano',
              changed_at: new Date('2026-03-05T14:35:00').toISOString(),
            },
          ],
        };
      if (!name.endsWith('save_unit')) return undefined;
      if ((body as { revision: number }).revision === revision && revision > 3) return undefined;
      revision = 4;
      return answer(400, { code: 'changed_elsewhere', path: 'revision', message: '', revision: 4 });
    },
  });
  await user.type(await model(), 'Reefer');
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  expect(await screen.findByText(/Uma Serrano changed it on 03\/05\/2026, 2:35\sPM/)).toBeVisible();
  expect(screen.getByRole('alert', { name: /Somebody else has changed/ })).toHaveFocus();
  expect(screen.getByText(/03\/05\/2026, 2:35\sPM: changed by Uma Serrano/)).toBeVisible();
  expect(screen.getByText('Kestrel')).toBeVisible();
  expect(await model()).toHaveValue('Reefer');
  await user.click(screen.getByRole('button', { name: 'Keep mine to save' }));
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  await waitFor(() => expect(bodies('save_unit')).toHaveLength(2));
  // Fields that were not touched here have the other user's values.
  expect(bodies('save_unit')[1]).toMatchObject({
    revision: 4,
    model: 'Reefer',
    manufacturer: 'Kestrel',
  });
});

it('shows after a reload what somebody has changed since the draft was begun', async () => {
  const { user, unmount } = showUnit();
  await user.type(await model(), 'Reefer');
  unmount();
  const later = showUnit({ units: [unitOf(11, { revision: 4, manufacturer: 'Kestrel' })] });
  const conflict = within(await screen.findByRole('alert', { name: /Somebody else has changed/ }));
  expect(conflict.getByText('Kestrel')).toBeVisible();
  expect(await model()).toHaveValue('Reefer');
  expect(screen.getByRole('button', { name: 'Save unit' })).toBeDisabled();
  await later.user.click(conflict.getByRole('button', { name: 'Take over theirs' }));
  expect(await model()).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Make' })).toHaveValue('Kestrel');
});

it('shows it after a reload too when the other tab took the draft away by saving', async () => {
  const { user, unmount } = showUnit();
  await user.type(await model(), 'Reef');
  localStorage.clear();
  await user.type(await model(), 'er');
  unmount();
  showUnit({ units: [unitOf(11, { revision: 4, manufacturer: 'Kestrel' })] });
  const conflict = await screen.findByRole('alert', { name: /Somebody else has changed/ });
  expect(conflict).toHaveTextContent('Kestrel');
  expect(await model()).toHaveValue('Reefer');
});

it('asks nothing where what somebody has changed is no field of the form', async () => {
  const { user, unmount } = showUnit();
  await user.type(await model(), 'Reefer');
  unmount();
  const later = showUnit({ units: [unitOf(11, { revision: 4, location_id: 2 })] });
  await waitFor(async () => expect(await model()).toHaveValue('Reefer'));
  await later.user.click(screen.getByRole('button', { name: 'Save unit' }));
  await waitFor(() =>
    expect(later.bodies('save_unit')).toEqual([
      expect.objectContaining({ revision: 4, location_id: 2, model: 'Reefer' }),
    ]),
  );
});

it('does not ask about what was saved itself, where the answer was lost', async () => {
  let saved = unitOf(11);
  const { user, bodies } = showUnit({
    respond: (name) => {
      if (name.includes('get_unit/')) return { unit: saved, surveys: 0, tires: 0, history: [] };
      if (!name.endsWith('save_unit')) return undefined;
      saved = unitOf(11, { revision: 4, model: 'Reefer' });
      return answer(502, '');
    },
  });
  await user.type(await model(), 'Reefer');
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  expect(await screen.findByText('Unit 1001 was saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save unit' })).toBeDisabled();
  expect(screen.queryByText(/Somebody else has changed/)).not.toBeInTheDocument();
  expect(await model()).toHaveValue('Reefer');
  await user.type(await model(), 's');
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  await waitFor(() =>
    expect(bodies('save_unit')[1]).toMatchObject({ revision: 4, model: 'Reefers' }),
  );
});

it('says of a unit that another tab has deleted that it is gone, and keeps what was entered', async () => {
  let isGone = false;
  const { user, unmount } = showUnit({
    respond: (name) => {
      if (name.endsWith('save_unit')) isGone = true;
      return isGone && /save_unit$|get_unit\//.test(name)
        ? refusal('unknown_value', 'id')
        : undefined;
    },
  });
  await user.type(await model(), 'Reefer');
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
  expect(await screen.findByText(/not there any more/)).toBeVisible();
  const gone = await screen.findByRole('alert', { name: 'This is not here' });
  expect(gone).toHaveTextContent(/was deleted/);
  expect(await model()).toHaveValue('Reefer');
  unmount();
  showUnit();
  await waitFor(async () => expect(await model()).toHaveValue('Reefer'));
});
