import { useLocation, useNavigate } from '@portal/platform/routing';
import { refusal, screen, within } from '@portal/platform/testing';
import { inspectionOf, surveyRow } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import OverviewPage from './overview.page.tsx';

// A survey that another user finishes, changes or deletes while it is open here.

beforeEach(() => localStorage.clear());

const showSurvey = (respond: Parameters<typeof show>[1]['respond'] = () => undefined) =>
  show(<OverviewPage />, {
    path: '/fleet-survey/{surveyId}/overview',
    route: '/fleet-survey/5/overview',
    surveys: [surveyRow(5)],
    inspections: [inspectionOf(1)],
    respond,
  });
/** The survey, and a way back to it from other pages. */
function SurveyAndBack() {
  const navigate = useNavigate();
  if (useLocation().pathname.endsWith('/overview')) return <OverviewPage />;
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
type User = ReturnType<typeof showSurvey>['user'];

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function finish(user: User) {
  await press(user, 'Finish survey');
  await user.click((await dialog()).getByRole('button', { name: 'Finish' }));
}
async function remove(user: User) {
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete survey' }));
  await user.click((await dialog()).getByRole('button', { name: /^Delete survey of/ }));
}
async function addUnits(user: User) {
  await press(user, 'Add units');
  await user.click((await dialog()).getByRole('radio', { name: 'Units by their numbers' }));
  await user.click((await dialog()).getByRole('textbox', { name: 'Unit numbers' }));
  await user.paste('993\nA/12');
  await user.click((await dialog()).getByRole('button', { name: 'Add to the survey' }));
}
const writes = [
  ['finished', 'finish_survey', finish],
  ['deleted', 'delete_survey', remove],
  ['given units', 'add_existing_unit_to_survey', addUnits],
] as const;
const refusals = [
  ['finished', 'survey_finished', 'survey_id', /is finished and takes no changes/],
  ['deleted', 'unknown_value', 'survey_id', /not there any more/],
  ['changed', 'changed_elsewhere', 'revision', /Somebody else has changed this/],
] as const;
const missing = { waiting_units: 1, started_units: 0 };

describe.each(refusals)('a survey that somebody has %s', (_, code, path, sentence) => {
  it.each(writes)('is not %s: the dialog stays and says why', async (__, call, write) => {
    const { user } = showSurvey((name, { body }) => {
      if (!name.includes(call)) return undefined;
      // The call first asks what is missing, before it finishes the survey.
      const isAsked = call === 'finish_survey' && !(body as { is_confirmed?: true }).is_confirmed;
      return isAsked
        ? { status: { status: 0, description: '' }, survey: surveyRow(5), missing }
        : refusal(code, path);
    });
    await write(user);
    expect(await (await dialog()).findByText(sentence)).toBeVisible();
  });
});

it('who returns to a survey that was deleted asks for it alone, and is told that it is not there', async () => {
  let isDeleted = false;
  const { user, calls } = show(<SurveyAndBack />, {
    path: '/fleet-survey/{surveyId}/overview',
    route: '/fleet-survey/5/overview',
    surveys: [surveyRow(5)],
    inspections: [inspectionOf(1)],
    respond: (name) => {
      if (name.includes('delete_survey')) {
        isDeleted = true;
        return { status: { status: 0, description: '' } };
      }
      return isDeleted ? refusal('unknown_value', 'surveyId') : undefined;
    },
  });
  await remove(user);
  const back = await screen.findByRole('button', { name: 'Back' });
  const before = calls.length;
  await user.click(back);
  expect(
    await screen.findByText('It was deleted, or it belongs to an account that you do not see.'),
  ).toBeVisible();
  expect(calls.slice(before).map(({ name }) => name)).toEqual([
    'GET fleet_survey/{surveyId}/units',
  ]);
});

it('numbers that were pasted stay, also over a reload, until they are added', async () => {
  const numbers = async () => (await dialog()).findByRole('textbox', { name: 'Unit numbers' });
  const first = showSurvey((name) =>
    name.endsWith('add_existing_unit_to_survey')
      ? refusal('unknown_value', 'survey_id')
      : undefined,
  );
  await addUnits(first.user);
  expect(await numbers()).toHaveValue('993\nA/12');
  first.unmount();

  const { user, unmount } = showSurvey((name) =>
    name.endsWith('add_existing_unit_to_survey')
      ? {
          status: { status: 0, description: '' },
          survey: surveyRow(5),
          added: [],
          already_there: 0,
          unknown_numbers: ['993', 'A/12'],
        }
      : undefined,
  );
  await press(user, 'Add units');
  expect(await numbers()).toHaveValue('993\nA/12');
  await user.click((await dialog()).getByRole('button', { name: 'Add to the survey' }));
  expect(await screen.findByText(/Nobody knows 2 numbers: 993, A\/12/)).toBeVisible();
  expect(await numbers()).toHaveValue('993\nA/12');
  unmount();

  const last = showSurvey((name) =>
    name.endsWith('add_existing_unit_to_survey')
      ? {
          status: { status: 0, description: '' },
          survey: surveyRow(5),
          added: [inspectionOf(3)],
          already_there: 0,
          unknown_numbers: ['A/12'],
        }
      : undefined,
  );
  await press(last.user, 'Add units');
  expect(await numbers()).toHaveValue('993\nA/12');
  await last.user.click((await dialog()).getByRole('button', { name: 'Add to the survey' }));
  expect(
    await screen.findByText('1 unit was added. Nobody knows this number: A/12.'),
  ).toBeVisible();
  await press(last.user, 'Add units');
  expect((await dialog()).getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Units by their numbers',
  );
  expect((await dialog()).getByRole('textbox', { name: 'Unit numbers' })).toHaveValue('');
});
