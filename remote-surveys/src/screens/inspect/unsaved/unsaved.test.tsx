import type { AxleMap } from '@portal/contract/fleet-surveys';
import { answer, screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, surveyRow } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

// A survey that is finished or deleted elsewhere while its tires are being read.

beforeEach(() => localStorage.clear());

const open = axleMapOf(inspectionOf(1));
const finished: AxleMap = { ...open, survey: surveyRow(5, { state: 'finished' }) };
const refused = (code: string, path = 'survey_id') => answer(400, { code, path, message: '' });

/** Shows a unit whose survey ends as soon as a tire is saved. */
function show(end: 'finished' | 'deleted') {
  let isOver = false;
  const { survey } = finished;
  return inspect(open, {
    respond: (name) => {
      if (name.endsWith('save_tire')) {
        isOver = true;
        return refused(end === 'finished' ? 'survey_finished' : 'unknown_value');
      }
      if (!isOver) return undefined;
      if (end === 'deleted') return refused('unknown_value', 'surveyId');
      if (name.includes('/axles/')) return finished;
      return name.endsWith('/units') ? { survey, units: [open.inspection] } : undefined;
    },
  });
}

async function readTire({ user }: ReturnType<typeof show>) {
  const field = await screen.findByRole('textbox', { name: /^Miles/ });
  await user.type(field, '12345');
  await user.click(await screen.findByRole('textbox', { name: 'Pressure (psi)' }));
  await user.keyboard('98{Enter}14{Enter}');
}

async function seeUnsaved(user: ReturnType<typeof show>['user']) {
  const notice = within(
    (await screen.findByText('Typed, but not saved')).closest<HTMLElement>('[role=alert]') ??
      document.body,
  );
  expect(notice.getByText('98 psi · 14 32nds')).toBeVisible();
  expect(notice.getByText('12345')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByLabelText('Keypad')).toBeNull();
  return () => user.click(notice.getByRole('button', { name: 'Discard' }));
}

it.each([
  ['finished', /can be seen, not changed/],
  ['deleted', 'This is not here'],
] as const)(
  'a survey that was %s takes nothing more; what was typed is shown until it is discarded',
  async (end, sentence) => {
    const shown = show(end);
    await readTire(shown);
    expect(await screen.findByText(sentence)).toBeVisible();
    await seeUnsaved(shown.user);
    shown.unmount();

    const { user } = inspect(finished, {
      respond: (name) =>
        end === 'deleted' && name.includes('fleet_survey/{surveyId}')
          ? refused('unknown_value', 'surveyId')
          : undefined,
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    const discard = await seeUnsaved(user);
    await discard();
    await waitFor(() => expect(screen.queryByText('Typed, but not saved')).toBeNull());
    expect(JSON.stringify(localStorage)).not.toMatch(/98|12345/);
  },
);
