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

it('says at the field what the server refuses, and keeps what was typed', async () => {
  const { user } = showForm({
    respond: (name) =>
      name.endsWith('create_survey') ? refusal('invalid', 'surveyor') : undefined,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Comments' }), 'Gate 3');
  await user.click(await save());
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Surveyor/ })).toHaveAccessibleDescription(
      'Say who surveys, in one line.',
    ),
  );
  expect(screen.getByRole('textbox', { name: 'Comments' })).toHaveValue('Gate 3');
});
