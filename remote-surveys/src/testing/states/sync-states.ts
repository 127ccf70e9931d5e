import {
  button,
  dialog,
  type PageState,
  type PageStates,
  type Step,
  stateLike,
} from '@portal/build/states';
import { strToU8, zipSync } from 'fflate';
import { axleMapOf, inspectionOf, readingOf, surveyRow, tireOf, unitOf } from '../rows.ts';

const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const user = 'gyr';

const reading = {
  survey_id: 5,
  unit_id: 1,
  axle_number: 2,
  side: 'left',
  slot: 'outer',
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  revision: 1,
  tire_id: 21,
  state: 'read',
  pressure: 98,
  tread_depths: [14],
};
const readOn = (pressure: number) => ({
  tire_id: 21,
  reading: readingOf({ pressure }),
  pressure_format: 'psi',
  tread_depth_format: '32nds',
});

interface EntryOverrides {
  readonly call?: string;
  readonly body?: object;
  readonly read?: unknown;
  readonly group?: string;
  readonly subject?: object;
}

/** An entry in file format: a reading of 2LO of unit 991, unless overridden. */
function entryOf(
  number: number,
  { call = 'save_tire', body, read, group, subject }: EntryOverrides = {},
) {
  const client_key = key(number);
  return {
    id: client_key,
    remote: 'surveys',
    call: `POST fleet_survey/${call}`,
    options: { body: { ...(body ?? reading), client_key } },
    holds: [`row:${number}`],
    needs: [],
    group: group ?? 'survey 5 unit 1',
    subject: subject ?? { survey: '5', unit: '1', unit_number: '991', what: call },
    read: read ?? readOn(90),
    user,
    number,
    writtenAt: '2026-03-04T10:12:00.000Z',
    state: 'waiting',
    attempts: 0,
    failure: null,
  };
}

/** Opens a file of entries in the format that the page saves. */
const opened = (entries: readonly object[], of = user): Step => ({
  choose: button('unsent.file.open'),
  file: 'unsent.zip',
  with: zipSync({
    'entries.json': strToU8(
      JSON.stringify({
        form: 'portal-outbox/1',
        user: of,
        saved_at: '2026-03-04T12:00:00.000Z',
        entries,
      }),
    ),
  }),
});

const unit = {
  call: 'save_unit',
  group: 'unit 1',
  subject: { unit: '1', unit_number: '991', location: '1', what: 'save_unit' },
  body: { ...unitOf(1), unit_id: 1 },
  read: unitOf(1),
};
const refused = (code: string, path: string, more: object = {}) => ({
  status: 400,
  json: { code, path, message: '', ...more },
});
const elsewhere = refused('changed_elsewhere', 'revision', {
  revision: 2,
  changed_by: 'Ana Flores',
  changed_at: '2026-03-04T10:42:00.000Z',
  changed_on: 'Chrome on Android',
});
const wheels = {
  '2LO': {
    tire: tireOf(21),
    reading: readingOf({ revision: 2, pressure: 97, valve: 'leaking' as const }),
  },
};

const empty: PageState = { yard: true, shows: { word: 'unsent.none_text' } };

/** The survey that the entries belong to. */
const survey = {
  'fleet_survey/5/units': { json: { survey: surveyRow(5), units: [inspectionOf(1)] } },
};

/** A page whose entries the server has refused. */
const refusing = (
  answers: NonNullable<PageState['answers']>,
  shows: PageState['shows'],
  entries = [entryOf(1)],
): PageState =>
  stateLike(empty, { answers: { ...answers, ...survey }, steps: [opened(entries)], shows });

const clash = refusing(
  { 'fleet_survey/save_tire': elsewhere, 'axles/1': { json: axleMapOf(inspectionOf(1), wheels) } },
  button('unsent.clash.save'),
);

/** States of the page of waiting writes. */
export const syncStates: PageStates = {
  '/unsent-work': {
    empty,
    'being sent': refusing(
      { 'fleet_survey/save_\\w+': 'never' },
      { word: 'unsent.state.sending' },
      [entryOf(1), entryOf(2, unit)],
    ),
    'without an answer': refusing(
      { 'fleet_survey/save_\\w+': 'lost' },
      { word: 'unsent.state.waiting' },
    ),
    'two have changed one field': clash,
    'a field that is refused': refusing(
      { 'fleet_survey/save_tire': refused('invalid', 'pressure') },
      { role: 'textbox', word: 'unsent.field.pressure' },
    ),
    'a question': refusing(
      {
        'fleet_survey/save_tire': refused('not_confirmed', 'confirmed', {
          questions: ['tread_grown'],
        }),
      },
      button('trouble.right'),
    ),
    'a survey that is finished': refusing(
      { 'fleet_survey/save_tire': refused('survey_finished', 'survey_id') },
      button('unsent.way.second_survey'),
    ),
    'a number that is taken': refusing(
      { 'fleet_survey/save_unit': refused('unique', 'unit_number') },
      button('unsent.way.same_unit'),
      [entryOf(1, unit)],
    ),
    'the survey being reopened': stateLike(
      refusing(
        { 'fleet_survey/save_tire': refused('survey_finished', 'survey_id') },
        { role: 'textbox', word: 'survey.reopen.reason', within: dialog },
      ),
      {
        steps: [opened([entryOf(1)]), { click: button('unsent.way.reopen') }],
      },
    ),
    'one being discarded': stateLike(clash, {
      steps: [opened([entryOf(1)]), { click: button('unsent.discard.named') }],
      shows: { role: 'button', word: 'unsent.discard.named', within: dialog },
    }),
    "somebody else's file": stateLike(empty, {
      steps: [opened([], 'other@demo.example')],
      shows: { word: 'unsent.file.foreign' },
    }),
    'a file that is none': stateLike(empty, {
      steps: [{ choose: button('unsent.file.open'), file: 'unsent.zip', with: 'no zip' }],
      shows: { word: 'unsent.file.unreadable' },
    }),
  },
};
