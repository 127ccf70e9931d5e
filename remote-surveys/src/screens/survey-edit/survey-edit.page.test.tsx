import { addYears } from '@portal/platform/format';
import { clock } from '@portal/platform/guarding';
import { screen, waitFor } from '@portal/platform/testing';
import { surveyRow } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import SurveyEditPage from './survey-edit.page.tsx';

beforeEach(() => localStorage.clear());

const saved = { status: { status: 0, description: '' }, survey: surveyRow(5) };
const showForm = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<SurveyEditPage />, {
    path: '/locations/{locationId}/survey-details/edit-{surveyId}',
    route: '/locations/1/survey-details/edit-5',
    surveys: [surveyRow(5, { revision: 7 })],
    respond: (name) => (name.endsWith('update_survey_details') ? saved : undefined),
    ...more,
  });
/** A day that has not come here. */
const later = () => addYears(clock.today(), 1);
const comments = () => screen.findByRole('textbox', { name: 'Comments' });

it('saves what was changed with the revision that was read', async () => {
  const { user, bodies, address } = showForm();
  await user.type(await comments(), 'Gate 3');
  await user.click(screen.getByRole('button', { name: 'Save survey' }));
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/overview'));
  expect(bodies('update_survey_details')).toEqual([
    expect.objectContaining({ survey_id: 5, revision: 7, comments: 'Gate 3', kind: 'yard' }),
  ]);
});

it('keeps the day of a survey further east, where it has come already', async () => {
  const { user, bodies } = showForm({ surveys: [surveyRow(5, { survey_date: later() })] });
  await user.type(await comments(), 'Gate 3');
  await user.click(screen.getByRole('button', { name: 'Save survey' }));
  await waitFor(() =>
    expect(bodies('update_survey_details')).toEqual([
      expect.objectContaining({ survey_date: later(), comments: 'Gate 3' }),
    ]),
  );
});

it('opens a finished survey again for an administrator who says why', async () => {
  const finished = [surveyRow(5, { state: 'finished' })];
  const { user, bodies } = showForm({ surveys: finished });
  await user.type(await comments(), 'x');
  await user.click(screen.getByRole('button', { name: 'Open the survey again' }));
  expect(await screen.findByText('Please fill this in.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'A unit was missed');
  await user.click(screen.getByRole('button', { name: 'Open the survey again' }));
  await waitFor(() =>
    expect(bodies('update_survey_details')).toEqual([
      expect.objectContaining({ reopen_reason: 'A unit was missed' }),
    ]),
  );
});

it('tells everybody else that a finished survey takes no changes', async () => {
  showForm({ surveys: [surveyRow(5, { state: 'finished' })], rights: ['TVLOGIN'] });
  expect(await screen.findByText(/unless an administrator opens it again/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
