import { screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, readingOf, tireOf } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

beforeEach(() => localStorage.clear());

const status = { status: 0, description: '' };
const inspection = inspectionOf(1);
const before = axleMapOf(inspection, {
  '2LO': { tire: tireOf(21), reading: readingOf({ tread_depth: 3, tread_depths: [3] }) },
});
const after = axleMapOf(inspection, { '2LO': { tire: tireOf(31, { tin: null }) } });

it('changes a tire once its reading is answered, and shows what came of the change', async () => {
  let present = before;
  let answerReading = () => {};
  const { user, bodies } = inspect(before, {
    route: '/fleet-survey/5/inspect-991?tire=2RO',
    respond: (name) => {
      if (name.includes('/axles/')) return present;
      if (name.endsWith('replace_tires')) {
        present = after;
        return { status, ...after, tire_change_id: 7 };
      }
      if (!name.endsWith('save_tire')) return undefined;
      return new Promise((resolve) => {
        answerReading = () => resolve({ status, ...before });
      });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /Pressure/ }), '98{Enter}14');
  await user.click(await screen.findByRole('button', { name: 'Mount a tire' }));
  await waitFor(() => expect(bodies('save_tire')).toHaveLength(1));
  const form = within(await screen.findByRole('form', { name: 'Change of tires' }));
  await user.click(form.getByRole('button', { name: 'Mount a tire' }));
  expect(bodies('replace_tires')).toHaveLength(0);
  answerReading();
  await waitFor(() => expect(bodies('replace_tires')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: /^2LO,.*Not inspected yet/ })).toBeVisible();
});
