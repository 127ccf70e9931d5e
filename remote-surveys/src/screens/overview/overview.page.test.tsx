import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { inspectionOf, surveyRow } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import OverviewPage from './overview.page.tsx';

afterEach(() => jest.restoreAllMocks());

const done = { status: 0, description: '' };
const showSurvey = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<OverviewPage />, {
    path: '/fleet-survey/{surveyId}/overview',
    route: '/fleet-survey/5/overview',
    surveys: [surveyRow(5)],
    inspections: [inspectionOf(1), inspectionOf(2, { state: 'done', color: 'red' })],
    ...more,
  });
const showUnit = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  showSurvey({
    path: '/fleet-survey/{surveyId}/overview/{unitId}',
    route: '/fleet-survey/5/overview/2',
    ...more,
  });
const units = async () =>
  within(await screen.findByRole('region', { name: 'Units of the survey' }));
const press = (user: ReturnType<typeof showSurvey>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

it('lists the units with how far each is, and sums up what was found', async () => {
  showSurvey();
  const list = await units();
  expect(list.getByRole('link', { name: '991 Tractor Waiting' })).toHaveAttribute(
    'href',
    '/fleet-survey/5/overview/1',
  );
  expect(list.getByRole('link', { name: '992 Tractor Done · Critical' })).toBeVisible();
  expect(list.getByRole('progressbar', { name: '1 of 2 units done' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(await summary.findByText('Critical')).toBeVisible();
});

it('tells who has finished a survey, and why it was opened again', async () => {
  const change = (revision: number, fields: object, action = 'changed') => ({
    ...{ revision, action, fields, changed_by: 'Uma Serrano' },
    changed_at: new Date('2026-03-05T14:35:00').toISOString(),
  });
  showSurvey({
    respond: (name) =>
      name.endsWith('summary')
        ? {
            ...{ survey: surveyRow(5), units: 0, open_findings: 0 },
            colors: { grey: 0, green: 0, yellow: 0, red: 0 },
            history: [
              change(4, { state: 'finished', finished_at: '', reason: 'A tire was missed.' }),
              change(3, { state: 'open', finished_at: null }),
              change(2, { surveyor: 'Ana Reyes', comments: '' }),
              change(1, {}, 'created'),
            ],
          }
        : undefined,
  });
  const panel = within(await screen.findByRole('region', { name: 'Changes' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/: opened again by Uma SerranoReason: A tire was missed\.$/),
    expect.stringMatching(/: finished by Uma Serrano$/),
    expect.stringMatching(/Surveyor was Ana Reyes · Comments was Not given$/),
    expect.stringMatching(/: added by Uma Serrano$/),
  ]);
});

it('finds a unit by its number, and keeps what is looked for in the address', async () => {
  const { user, address } = showSurvey();
  const list = await units();
  await user.type(list.getByRole('searchbox'), '992');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(address()).toBe('/fleet-survey/5/overview?search=992');
  const [unit, inspect] = list.getAllByRole('link');
  expect(unit).toHaveAttribute('href', '/fleet-survey/5/overview/2?search=992');
  expect(inspect).toHaveAccessibleName('Inspect 992');
  expect(inspect).toHaveAttribute('href', '/fleet-survey/5/inspect-992');
});

it('says of a unit that is not on the survey that it is not', async () => {
  showUnit({
    route: '/fleet-survey/5/overview/404',
    respond: (name) =>
      name.endsWith('units/{unitId}') ? refusal('unknown_value', 'unitId') : undefined,
  });
  const unit = within(await screen.findByRole('region', { name: 'Unit' }));
  expect(await unit.findByText('This unit is not on the survey.')).toBeVisible();
  expect(unit.queryByRole('button')).not.toBeInTheDocument();
});

it('shows the chosen unit beside the list', async () => {
  showUnit();
  const unit = within(await screen.findByRole('region', { name: 'Unit 992' }));
  expect(unit.getByText('Norland')).toBeVisible();
  expect(unit.getByRole('figure')).toHaveTextContent('3 axles, 10 tires');
  expect((await units()).getByRole('link', { current: 'page' })).toHaveTextContent('992');
});

it('the keyboard stays in the list, and the unit beside it is told', async () => {
  const { unmount } = showSurvey();
  await units();
  // No unit is chosen: on arrival, the focus belongs to the page.
  expect(document.querySelector('[data-arrival]')).not.toBeInTheDocument();
  unmount();
  showUnit();
  const row = (await units()).getByRole('link', { current: 'page' });
  expect(row).toHaveAttribute('data-arrival');
  expect(screen.getByText('Unit 992 is shown beside the list.')).toHaveRole('status');
});

it('shows on a phone the unit alone, with the way back to the list', async () => {
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...wide(media), matches: media.includes('max-width') }));
  showUnit();
  await screen.findByRole('region', { name: 'Unit 992' });
  expect(screen.queryByRole('region', { name: 'Units of the survey' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Units of the survey' })).toHaveAttribute(
    'href',
    '/fleet-survey/5/overview',
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Unit 992' });
  expect(heading.closest('[data-arrival]')).toBeInTheDocument();
});

it('says what is missing before a survey is finished', async () => {
  const missing = { waiting_units: 1, started_units: 2 };
  const { user, bodies } = showSurvey({
    respond: (name) =>
      name.endsWith('finish_survey') ? { status: done, survey: surveyRow(5), missing } : undefined,
  });
  await units();
  await press(user, 'Finish survey');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('One unit was not begun.')).toBeVisible();
  expect(dialog.getByText('2 units are begun and not done.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('The survey is finished.')).toBeVisible();
  expect(bodies('finish_survey')).toContainEqual({
    survey_id: 5,
    revision: 1,
    is_confirmed: true,
    client_key: expect.any(String),
  });
  // The missing items are not requested again.
  expect(bodies('finish_survey')).toHaveLength(2);
});

it.each([
  [0, 'This survey holds no units.'],
  [2, 'Nothing is missing.'],
])('says of a survey with %i units that lacks nothing: %s', async (count, sentence) => {
  const survey = surveyRow(5, { units: count, inspected_units: count });
  const missing = { waiting_units: 0, started_units: 0 };
  const { user } = showSurvey({
    respond: (name) =>
      name.endsWith('finish_survey') ? { status: done, survey, missing } : undefined,
  });
  await units();
  await press(user, 'Finish survey');
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('listitem')).textContent).toBe(sentence);
  expect(dialog.getByRole('button', { name: 'Finish' })).toBeEnabled();
});

it('says why a survey could not be finished', async () => {
  const { user } = showSurvey({
    respond: (name) =>
      name.endsWith('finish_survey') ? refusal('changed_elsewhere', 'revision') : undefined,
  });
  await units();
  await press(user, 'Finish survey');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Somebody else has changed this/)).toBeVisible();
});

it('deletes a survey after a question that names it', async () => {
  const { user, address, calls } = showSurvey({
    respond: (name) => (name.includes('delete_survey') ? { status: done } : undefined),
  });
  await units();
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete survey' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/recorded of its 2 units, 1 of them done/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete survey of 03/04/2026' }));
  await waitFor(() => expect(address()).toBe('/locations/1/surveys'));
  const place = calls.findIndex(({ name }) => name.includes('delete_survey'));
  expect(calls[place]?.query).toMatchObject({ revision: 1 });
  // Nothing of the deleted survey is fetched again while its page is left.
  expect(calls.slice(place + 1).map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/\{surveyId\}|summary|get_mails/)]),
  );
});

it('asks before a survey without units is deleted', async () => {
  const survey = surveyRow(5, { units: 0, inspected_units: 0 });
  const { user } = showSurvey({ surveys: [survey], inspections: [] });
  await units();
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete survey' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('It has no units. This cannot be undone.')).toBeVisible();
});

it('adds units by pasted numbers, and says which of them nobody knows', async () => {
  const { user, bodies } = showSurvey({
    respond: (name) =>
      name.endsWith('add_existing_unit_to_survey')
        ? {
            status: done,
            survey: surveyRow(5),
            added: [inspectionOf(3)],
            already_there: 1,
            unknown_numbers: ['X 9'],
          }
        : undefined,
  });
  await units();
  await press(user, 'Add units');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Units by their numbers' }));
  const add = dialog.getByRole('button', { name: 'Add to the survey' });
  expect(add).toBeDisabled();
  await user.click(dialog.getByRole('textbox', { name: 'Unit numbers' }));
  await user.paste('\u200f993\n992, X 9\n993');
  await user.click(add);
  expect(
    await screen.findByText(
      '1 unit was added. One was there already. Nobody knows this number: X 9.',
    ),
  ).toBeVisible();
  expect(bodies('add_existing_unit_to_survey')).toEqual([
    { survey_id: 5, unit_numbers: ['993', '992', 'X 9'], client_key: expect.any(String) },
  ]);
});

it('offers no changes of a finished survey to those who may not make them', async () => {
  const { user } = showSurvey({
    surveys: [surveyRow(5, { state: 'finished' })],
    rights: ['TVLOGIN'],
  });
  await units();
  expect(screen.queryByRole('button', { name: 'Finish survey' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add units' })).not.toBeInTheDocument();
  await press(user, 'More');
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Mail this survey']);
});
