import 'fake-indexeddb/auto';
import { bus, connectivityChanged } from '@portal/platform/bus';
import { type Entry, type NewEntry, outbox } from '@portal/platform/offline';
import { answer, fakeUser, type Respond, startFakeShell } from '@portal/platform/testing';
import {
  axleMapOf,
  inspectionOf,
  readingOf,
  surveyRow,
  tireOf,
  unitOf,
} from '../../testing/rows.ts';
import { savingOf } from '../testing.ts';
import { directResolutions, reopenSurvey } from './direct-resolutions.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const write = (number: number, call: string, own: Partial<NewEntry>): NewEntry => ({
  id: id(number),
  remote: 'surveys',
  call: `POST fleet_survey/${call}`,
  options: {},
  holds: [`row:${number}`],
  needs: [],
  group: 'unit 5/1',
  subject: { survey: '5', unit: '1', what: call },
  ...own,
});
const reading = write(2, 'save_tire', { options: { body: savingOf(readingOf({ revision: 3 })) } });

const add = async (...entries: readonly NewEntry[]): Promise<Entry> => {
  const [first] = await Promise.all(entries.map((entry) => outbox.add(entry)));
  if (!first) throw new Error('Nothing was added');
  return first;
};
const waiting = async () =>
  (await outbox.entries('surveys')).map(({ options, ...entry }) => ({
    id: entry.id,
    state: entry.state,
    params: options.params,
    body: options.body as Record<string, unknown>,
  }));

/** Signs in, and records the calls to the server. */
function meets(respond: Respond) {
  const said: [string, unknown][] = [];
  startFakeShell({
    user: fakeUser(),
    respond: (name, call) => {
      said.push([name.replace('fleet_survey/', ''), call.body]);
      return respond(name, call);
    },
  });
  return said;
}

// Nothing is sent during these tests.
beforeEach(() => bus.emit(connectivityChanged, false));
afterEach(async () => {
  await outbox.discard((await outbox.entries('surveys')).map((entry) => entry.id));
});

it('a second survey has the units and all that waits of the old one', async () => {
  const said = meets((name) => {
    if (name.endsWith('create_survey')) return { survey: surveyRow(9) };
    if (name.endsWith('add_existing_unit_to_survey'))
      return { added: [inspectionOf(1, { unit_inspection_id: 901 })] };
    return { survey: surveyRow(5, { state: 'finished', comments: 'Gate 2' }), units: [] };
  });
  const whole = write(3, 'update_unit_inspection', {
    options: { body: { unit_inspection_id: 101, revision: 4, mileage: 10 } },
  });
  const photo = write(4, 'add_unit_image/{unitInspectionId}', {
    options: { params: { unitInspectionId: '101' }, body: {} },
  });
  const elsewhere = write(5, 'save_tire', { ...reading, id: id(5), subject: { survey: '6' } });
  await directResolutions.second_survey(await add(reading, whole, photo, elsewhere));
  expect(said.map(([name]) => name)).toEqual([
    'GET {surveyId}/units',
    'POST create_survey',
    'POST add_existing_unit_to_survey',
  ]);
  expect(said[1]?.[1]).toMatchObject({ location_id: 1, kind: 'yard', comments: 'Gate 2' });
  expect(said[2]?.[1]).toMatchObject({ survey_id: 9, units: [1] });
  expect(await waiting()).toMatchObject([
    { body: { survey_id: 9, unit_id: 1, revision: 0 } },
    { body: { unit_inspection_id: 901, revision: 1, mileage: 10 } },
    { params: { unitInspectionId: '901' } },
    { id: id(5), body: { survey_id: 5, revision: 3 } },
  ]);
});

it('a survey that is opened again takes all that it refused', async () => {
  const said = meets((name) =>
    name.endsWith('/units')
      ? { survey: surveyRow(5, { state: 'finished', revision: 7 }), units: [] }
      : { survey: surveyRow(5) },
  );
  const entry = await add(reading);
  await reopenSurvey(entry, 'A tire was forgotten');
  expect(said[1]).toEqual([
    'POST update_survey_details',
    expect.objectContaining({ survey_id: 5, revision: 7, reopen_reason: 'A tire was forgotten' }),
  ]);
});

it('what was written of a new unit whose number is taken is of the unit that has it', async () => {
  meets((name) =>
    name.endsWith('/units')
      ? { survey: surveyRow(5), units: [inspectionOf(1), inspectionOf(7, { unit_number: 'T-12' })] }
      : { added: [] },
  );
  const made = write(1, 'add_new_unit_to_survey', {
    options: { body: { survey_id: 5, unit_number: ' t-12 ' } },
  });
  const ofUnit = write(2, 'save_tire', {
    options: { body: { ...savingOf(null), unit_id: id(1) } },
  });
  const whole = write(3, 'update_unit_inspection', {
    options: { body: { unit_inspection_id: id(1), revision: 1 } },
  });
  await directResolutions.same_unit(await add(made, ofUnit, whole));
  expect(await waiting()).toMatchObject([
    { body: { unit_id: 7 } },
    { body: { unit_inspection_id: 107 } },
  ]);
});

it('nothing is given up where the unit that has the number cannot be found', async () => {
  meets(() => answer(500, { code: 'system', path: '', message: '' }));
  const entry = await add(
    write(1, 'save_unit', { options: { body: { location_id: 1, unit_number: 'T-12' } } }),
  );
  await expect(directResolutions.same_unit(entry)).rejects.toMatchObject({ code: 'system' });
  expect(await waiting()).toHaveLength(1);
});

it('a unit that was deleted is made anew, with what was written of it', async () => {
  meets(() => undefined);
  const changed = write(1, 'save_unit', {
    options: { body: { ...unitOf(1), unit_id: 1, revision: 3, model: 'N9' } },
  });
  await directResolutions.new_unit(await add(changed, reading));
  const [made, later] = await waiting();
  expect(made?.body).toMatchObject({ client_key: made?.id, model: 'N9' });
  expect(made?.body).not.toHaveProperty('unit_id');
  expect(made?.body).not.toHaveProperty('revision');
  expect(later?.body).toMatchObject({ unit_id: made?.id });
});

it('a reading may be of the tire that is there now', async () => {
  const wheels = { '2LO': { tire: tireOf(22), reading: readingOf({ revision: 6, pressure: 70 }) } };
  meets(() => axleMapOf(inspectionOf(1), wheels));
  await directResolutions.of_present(await add(reading));
  expect(await waiting()).toMatchObject([{ body: { tire_id: 22, revision: 6, pressure: 98 } }]);
});
