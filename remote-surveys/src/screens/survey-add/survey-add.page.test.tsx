import { refusal, screen, setClock, waitFor } from '@portal/platform/testing';
import { surveyRow, yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import SurveyAddPage from './survey-add.page.tsx';

beforeEach(() => {
  localStorage.clear();
  setClock(new Date('2026-03-04T12:00:00'));
});
afterEach(() => setClock(null));

const showForm = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<SurveyAddPage />, {
    path: '/locations/{locationId}/surveys/add',
    route: '/locations/1/surveys/add',
    location: yardOf(1),
    surveys: [surveyRow(5)],
    ...more,
  });
const save = () => screen.findByRole('button', { name: 'Open survey' });
const date = () => screen.findByRole('textbox', { name: /^Date/ });

it('opens a survey of today by the one who looks, and leads to it', async () => {
  const { user, bodies, address } = showForm();
  await user.click(await save());
  await waitFor(() => expect(address()).toBe('/fleet-survey/5/overview'));
  expect(bodies('create_survey')).toEqual([
    {
      location_id: 1,
      kind: 'yard',
      survey_date: '2026-03-04',
      surveyor: 'Casey Morgan',
      nonsig: null,
      comments: '',
      client_key: expect.any(String),
    },
  ]);
});

it('takes no day to come, and asks a dealer survey for its dealer', async () => {
  const { user, bodies } = showForm();
  await user.clear(await date());
  await user.type(await date(), '03/05/2026');
  await user.click(screen.getByRole('radio', { name: 'Dealer' }));
  await user.click(await save());
  expect(await screen.findByText(/names a dealer/)).toBeVisible();
  expect(await date()).toBeInvalid();
  expect(await date()).toHaveFocus();
  expect(bodies('create_survey')).toEqual([]);
  await user.clear(await date());
  await user.type(await date(), '01/01/1800');
  expect(await date()).toBeInvalid();
  expect(bodies('create_survey')).toEqual([]);
  await user.clear(await date());
  await user.type(await date(), '03/03/2026');
  await user.click(screen.getByRole('combobox', { name: /Dealer number/ }));
  await user.click(await screen.findByRole('option', { name: 'Ohio Tire (00123)' }));
  await user.click(await save());
  await waitFor(() =>
    expect(bodies('create_survey')).toEqual([
      expect.objectContaining({ kind: 'dealer', nonsig: '00123', survey_date: '2026-03-03' }),
    ]),
  );
});

const surveyor = () => screen.findByRole('combobox', { name: /^Surveyor/ });
const nonsig = () => screen.findByRole('combobox', { name: /^Dealer number/ });
const comments = () => screen.findByRole('textbox', { name: 'Comments' });

it.each([
  ['survey_date', 'invalid', date, 'Give the day of the visit, not after today.'],
  ['surveyor', 'invalid', surveyor, 'Say who surveys, in one line.'],
  ['nonsig', 'unknown_value', nonsig, /names a dealer who serves this account/],
  ['comments', 'invalid', comments, /too long, or hold signs/],
] as const)(
  'says at %s what the server refuses there, and keeps what was entered',
  async (...row) => {
    const [path, code, field, sentence] = row;
    const { user, unmount } = showForm({
      respond: (name) => (name.endsWith('create_survey') ? refusal(code, path) : undefined),
    });
    await user.type(await comments(), 'Gate 3');
    await user.click(await save());
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(sentence));
    expect(await comments()).toHaveValue('Gate 3');
    unmount();
    showForm();
    await waitFor(async () => expect(await comments()).toHaveValue('Gate 3'));
  },
);

it('says above the form that the location is gone, and keeps what was entered', async () => {
  const { user } = showForm({
    respond: (name) =>
      name.endsWith('create_survey') ? refusal('unknown_value', 'location_id') : undefined,
  });
  await user.type(await comments(), 'Gate 3');
  await user.click(await save());
  expect(await screen.findByText(/not there any more/)).toBeVisible();
  expect(await comments()).toHaveValue('Gate 3');
});

it('keeps a day to come as it was typed, and says at the field what is wrong with it', async () => {
  const { user, unmount } = showForm();
  await user.clear(await date());
  await user.type(await date(), '03/05/2026');
  await user.type(await comments(), 'Gate 3');
  await user.click(await save());
  expect(await date()).toHaveValue('03/05/2026');
  expect(await date()).toHaveAccessibleDescription(/\S/);
  unmount();
  showForm();
  await waitFor(async () => expect(await comments()).toHaveValue('Gate 3'));
  expect(await date()).toHaveValue('03/05/2026');
  expect(await date()).toBeInvalid();
});

it('keeps an unfinished day as it was typed', async () => {
  const { user, unmount } = showForm();
  await user.clear(await date());
  await user.type(await date(), '02/3');
  unmount();
  showForm();
  await waitFor(async () => expect(await date()).toHaveValue('02/3'));
});
