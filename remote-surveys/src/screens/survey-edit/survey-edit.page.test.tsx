import { addYears } from '@portal/platform/format';
import { clock } from '@portal/platform/guarding';
import { refusal, screen, waitFor, within } from '@portal/platform/testing';
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
/** A day in the future. */
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

const theirs = surveyRow(5, { revision: 8, surveyor: 'Ben Adler' });
const conflict = async () =>
  within(await screen.findByRole('alert', { name: 'Somebody else has changed this survey' }));

it('shows what somebody else has changed meanwhile, and keeps what was entered', async () => {
  let isChanged = false;
  const { user, bodies, address } = showForm({
    respond: (name, { body }) => {
      if (isChanged && name.endsWith('{surveyId}/units')) return { survey: theirs, units: [] };
      if (!name.endsWith('update_survey_details')) return undefined;
      isChanged = true;
      const { revision } = body as { revision: number };
      return revision === 8 ? saved : refusal('changed_elsewhere', 'revision');
    },
  });
  await user.type(await comments(), 'Gate 3');
  await user.click(screen.getByRole('button', { name: 'Save survey' }));
  expect((await conflict()).getByText('Ben Adler')).toBeVisible();
  expect(await comments()).toHaveValue('Gate 3');
  expect(screen.getByRole('button', { name: 'Save survey' })).toBeDisabled();
  await user.click((await conflict()).getByRole('button', { name: 'Keep mine to save' }));
  await user.click(screen.getByRole('button', { name: 'Save survey' }));
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/overview'));
  // Fields that were not touched here have the other user's values.
  expect(bodies('update_survey_details')[1]).toMatchObject({
    revision: 8,
    surveyor: 'Ben Adler',
    comments: 'Gate 3',
  });
});

/** A summary of the survey with one more change, made by Grace Young. */
const summaryOf = (survey: ReturnType<typeof surveyRow>, fields: object) => ({
  ...{ survey, units: 2, open_findings: 0, colors: { grey: 0, green: 0, yellow: 0, red: 0 } },
  history: [
    {
      ...{ revision: survey.revision, action: 'changed', fields, changed_by: 'Grace Young' },
      changed_at: new Date('2026-11-27T03:17:00').toISOString(),
    },
  ],
});

it('says who has changed it meanwhile, and when', async () => {
  let isChanged = false;
  const { user } = showForm({
    respond: (name) => {
      if (isChanged && name.endsWith('{surveyId}/units')) return { survey: theirs, units: [] };
      if (name.endsWith('summary')) return summaryOf(theirs, { surveyor: 'Uma Serrano' });
      if (!name.endsWith('update_survey_details')) return undefined;
      isChanged = true;
      return refusal('changed_elsewhere', 'revision');
    },
  });
  await user.type(await comments(), 'Gate 3');
  await user.click(screen.getByRole('button', { name: 'Save survey' }));
  const notice = await conflict();
  expect(
    await notice.findByText(/^Grace Young changed it on 11\/27\/2026, 3:17\sAM\. What you entered/),
  ).toBeVisible();
});

it('says to a second administrator who has opened it again already, and shows it open', async () => {
  let isOpened = false;
  const opened = surveyRow(5, { revision: 8, surveyor: 'Ben Adler' });
  const { user, bodies } = showForm({
    surveys: [surveyRow(5, { state: 'finished', revision: 7 })],
    respond: (name) => {
      if (isOpened && name.endsWith('{surveyId}/units')) return { survey: opened, units: [] };
      if (name.endsWith('summary')) return summaryOf(opened, { state: 'finished' });
      if (!name.endsWith('update_survey_details')) return undefined;
      isOpened = true;
      return refusal('changed_elsewhere', 'revision');
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Why/ }), 'A unit was missed');
  await user.click(screen.getByRole('button', { name: 'Open the survey again' }));
  expect(await screen.findByText('Grace Young has opened it again already.')).toBeVisible();
  expect(screen.queryByText(/Somebody else has changed this/)).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Why/ })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Surveyor/ })).toHaveValue('Ben Adler');
  expect(screen.getByRole('button', { name: 'Save survey' })).toBeDisabled();
  // Input from here on changes the reopened survey.
  await user.type(await comments(), 'Gate 3');
  await user.click(screen.getByRole('button', { name: 'Save survey' }));
  await waitFor(() =>
    expect(bodies('update_survey_details')[1]).toMatchObject({ revision: 8, comments: 'Gate 3' }),
  );
  expect(bodies('update_survey_details')[1]).not.toHaveProperty('reopen_reason');
});

it('shows after a reload what somebody has changed since the draft was begun', async () => {
  const { user, unmount } = showForm();
  await user.type(await comments(), 'Gate 3');
  unmount();
  const later = showForm({ surveys: [theirs] });
  expect((await conflict()).getByText('Ben Adler')).toBeVisible();
  expect(await comments()).toHaveValue('Gate 3');
  await later.user.click((await conflict()).getByRole('button', { name: 'Take over theirs' }));
  expect(await comments()).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /^Surveyor/ })).toHaveValue('Ben Adler');
});

it.each([
  ['unknown_value', /not there any more/],
  ['survey_finished', /takes no changes/],
] as const)('keeps what was entered when the survey is refused as %s', async (code, sentence) => {
  const { user, unmount } = showForm({
    respond: (name) =>
      name.endsWith('update_survey_details') ? refusal(code, 'survey_id') : undefined,
  });
  await user.type(await comments(), 'Gate 3');
  await user.click(screen.getByRole('button', { name: 'Save survey' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await comments()).toHaveValue('Gate 3');
  unmount();
  showForm();
  await waitFor(async () => expect(await comments()).toHaveValue('Gate 3'));
});

it('keeps what was entered in view when somebody has finished the survey meanwhile', async () => {
  let isFinished = false;
  const { user } = showForm({
    rights: ['TVLOGIN'],
    respond: (name) => {
      if (name.endsWith('update_survey_details')) isFinished = true;
      if (!isFinished) return undefined;
      const survey = surveyRow(5, { state: 'finished', revision: 2 });
      return name.endsWith('{surveyId}/units')
        ? { survey, units: [] }
        : refusal('survey_finished', 'survey_id');
    },
  });
  await user.type(await comments(), 'Gate 3');
  await user.click(screen.getByRole('button', { name: 'Save survey' }));
  expect(await screen.findByText(/unless an administrator opens it again/)).toBeVisible();
  expect(
    screen.queryByText('The survey is finished and takes no changes.'),
  ).not.toBeInTheDocument();
  expect(await comments()).toHaveValue('Gate 3');
  expect(screen.queryByRole('button', { name: 'Save survey' })).not.toBeInTheDocument();
});

it('lets an administrator open it again with what was entered when somebody has finished it meanwhile', async () => {
  let isFinished = false;
  const survey = surveyRow(5, { state: 'finished', revision: 2 });
  const { user, bodies } = showForm({
    surveys: [surveyRow(5, { revision: 1 })],
    respond: (name, { body }) => {
      const { reopen_reason } = (body ?? {}) as { reopen_reason?: string };
      if (name.endsWith('update_survey_details')) {
        if (reopen_reason) return saved;
        isFinished = true;
        return refusal('survey_finished', 'survey_id');
      }
      return isFinished && name.endsWith('{surveyId}/units') ? { survey, units: [] } : undefined;
    },
  });
  await user.type(await comments(), 'Gate 3');
  await user.click(screen.getByRole('button', { name: 'Save survey' }));
  expect(await screen.findByText(/Saving opens it again/)).toBeVisible();
  expect(
    screen.queryByText('The survey is finished and takes no changes.'),
  ).not.toBeInTheDocument();
  expect(await comments()).toHaveValue('Gate 3');
  await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'A unit was missed');
  await user.click(screen.getByRole('button', { name: 'Open the survey again' }));
  await waitFor(() =>
    expect(bodies('update_survey_details')[1]).toMatchObject({
      revision: 2,
      comments: 'Gate 3',
      reopen_reason: 'A unit was missed',
    }),
  );
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
  await comments();
  // No other change is needed to reopen it.
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

it('leads from the address of another yard to the one where the survey was made', async () => {
  const { address } = showForm({ surveys: [surveyRow(5, { location_id: 2 })] });
  await waitFor(() => expect(address()).toBe('/locations/2/survey-details/edit-5'));
  expect(await comments()).toBeVisible();
});
