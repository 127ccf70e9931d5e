import { axleMapOf, inspectionOf } from '../../testing/rows.ts';
import { notePlaces } from '../seen/known-places.ts';
import { key, reading } from '../testing.ts';
import { type Plan, plans, type WriteSubject } from './plans.ts';
import type { WritableCall, Writes } from './writes.ts';

// The things each write must wait for before it is sent.

beforeAll(() =>
  notePlaces({
    ...axleMapOf(inspectionOf(1)),
    tire_changes: [
      { tire_change_id: 7, positions: ['1L'], changed_by: '', changed_at: '', obstacle: null },
    ],
  }),
);

function planned<Call extends WritableCall>(call: Call, said: Writes[Call]) {
  const plan: Plan<Writes[Call]> = plans[call];
  const about = plan.about(said, key(1));
  if (!about) return null;
  return {
    about,
    holds: plan.holds(about, said),
    needs: plan.needs(about, said),
    isLast: plan.isLast ?? false,
    group: plan.group(about),
  };
}

const ofUnit: WriteSubject = { survey: '5', unit: '1', unit_number: '991', location: '1' };
const unitOfSurvey = {
  about: ofUnit,
  holds: ['inspection:5/1'],
  needs: ['survey:5', 'unit:1'],
  isLast: false,
  group: 'survey 5 unit 1',
};

it('a survey that is begun is what its units, tires and photos wait for', () => {
  expect(
    planned('POST fleet_survey/create_survey', {
      body: { location_id: 1, kind: 'yard', survey_date: '2026-03-04', surveyor: 'Uma' },
    }),
  ).toEqual({
    about: { survey: key(1), location: '1' },
    holds: [`survey:${key(1)}`],
    needs: [],
    isLast: false,
    group: `survey ${key(1)}`,
  });
});

it('what is said of a unit on a survey goes after both, one write after the other', () => {
  expect(planned('POST fleet_survey/save_tire', { body: reading() })).toEqual({
    ...unitOfSurvey,
    about: { ...ofUnit, position: '1L' },
  });
  const body = { unit_inspection_id: 101, revision: 1 };
  expect(planned('POST fleet_survey/update_unit_inspection', { body })).toEqual(unitOfSurvey);
  expect(planned('POST fleet_survey/undo_tire_replace', { body: { tire_change_id: 7 } })).toEqual(
    unitOfSurvey,
  );
});

it('photos go last, and their survey stays open for them', () => {
  const photo = planned('POST fleet_survey/add_tire_image', {
    body: { unit_inspection_id: '101', axle_number: 1, side: 'left', slot: 'single' },
  });
  expect(photo).toMatchObject({
    about: { position: '1L' },
    holds: [],
    needs: ['survey:5', 'inspection:5/1'],
    isLast: true,
  });
  const finishing = { body: { survey_id: 5, revision: 1, is_confirmed: true } };
  expect(planned('POST fleet_survey/finish_survey', finishing)).toMatchObject({
    holds: ['survey:5'],
    isLast: false,
  });
});

it('a mail goes after the surveys that are in it, and last', () => {
  const body = { surveys: [5, 6], formats: ['pdf' as const], addresses: ['a@b.example'] };
  expect(planned('POST fleet_survey/send_email_reports', { body })).toMatchObject({
    needs: ['survey:5', 'survey:6'],
    isLast: true,
  });
});

it('a unit that is made on a survey is what its own writes wait for', () => {
  const body = {
    survey_id: 5,
    unit_number: ' N1 ',
    type: 'tractor' as const,
    configuration: '6x4' as const,
  };
  expect(planned('POST fleet_survey/add_new_unit_to_survey', { body })).toMatchObject({
    about: { survey: '5', unit: key(1), unit_number: 'N1' },
    holds: ['survey:5', `unit:${key(1)}`],
  });
  expect(
    planned('POST fleet_survey/save_unit', { body: { ...body, unit_id: 9, location_id: 1 } }),
  ).toMatchObject({ about: { unit: '9', location: '1' }, holds: ['unit:9'] });
});

it('what this device does not know of goes to the server at once', () => {
  const body = { unit_inspection_id: 999, revision: 1 };
  expect(planned('POST fleet_survey/update_unit_inspection', { body })).toBeNull();
});
