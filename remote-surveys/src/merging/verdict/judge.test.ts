import type { TireSaving, TiresReplacing } from '@portal/contract/fleet-surveys';
import { axleMapOf, inspectionOf, readingOf, surveyRow, tireOf } from '../../testing/rows.ts';
import {
  bodyOf,
  changedElsewhere,
  clashesOf,
  mapWith,
  refusedWrite,
  savingOf,
} from '../testing.ts';
import { judge, sourceOf } from './judge.ts';
import { writes } from './writes.ts';

const saveTire = 'POST fleet_survey/save_tire';
const readOf = (map: ReturnType<typeof mapWith>) =>
  writes[saveTire]?.rowIn(map, savingOf(null)) ?? null;

/** Verdict on a tire save that is based on one reading and meets another. */
const judged = (
  read: Parameters<typeof mapWith>[0],
  own: Partial<TireSaving>,
  present: Parameters<typeof mapWith>[0],
  tire = 21,
) => {
  const body = savingOf(read && readingOf(read), own);
  return judge(refusedWrite('save_tire', body, readOf(mapWith(read))), mapWith(present, tire));
};

it('a pressure and a tread of one tire, read by two, both stay', () => {
  const verdict = judged(
    null,
    { pressure: 98, tread_depths: [] },
    { revision: 1, pressure: null, tread_depths: [14] },
  );
  expect(bodyOf(verdict)).toMatchObject({
    revision: 1,
    state: 'read',
    pressure: 98,
    tread_depths: [14],
  });
  expect(verdict).toMatchObject({ kind: 'merged', theirs: ['treads'] });
});

it('wear conditions that two have flagged are added up, and one that was taken off stays off', () => {
  const verdict = judged(
    { wear_conditions: ['cut', 'snag'] },
    { wear_conditions: ['cut', 'snag', 'river'] },
    { revision: 2, wear_conditions: ['cut', 'erosion'] },
  );
  expect(bodyOf(verdict)).toMatchObject({ wear_conditions: ['river', 'erosion', 'cut'] });
});

it('two pressures of one tire are chosen between, and what else was said stays', () => {
  const verdict = judged(
    { pressure: 90, comments: '' },
    { pressure: 98, comments: 'Valve is hot' },
    { revision: 2, pressure: 97, valve: 'leaking', comments: '' },
  );
  expect(clashesOf(verdict)).toEqual(['pressure']);
  if (verdict.kind !== 'clash') throw new Error();
  expect(verdict.nextWith({ pressure: 'theirs' }).body).toMatchObject({
    revision: 2,
    pressure: 97,
    valve: 'leaking',
    comments: 'Valve is hot',
  });
  expect(verdict.nextWith({ pressure: 'mine' }).body).toMatchObject({ pressure: 98 });
});

it('a tire that nobody gets to clashes with a value that somebody has read', () => {
  const verdict = judged(
    null,
    { state: 'inaccessible', pressure: null, tread_depths: [] },
    { revision: 1, pressure: 90, tread_depths: [] },
  );
  expect(clashesOf(verdict)).toEqual(['pressure']);
  if (verdict.kind !== 'clash') throw new Error();
  expect(verdict.nextWith({ pressure: 'theirs' }).body).toMatchObject({
    state: 'read',
    pressure: 90,
  });
  expect(verdict.nextWith({}).body).toMatchObject({ state: 'inaccessible', pressure: null });
});

it('values are compared as they are stored, whatever unit they are said in', () => {
  const read = readOf(mapWith({ pressure: 100, tread_depths: [8] }));
  const body = savingOf(readingOf({}), {
    pressure_format: 'bar',
    tread_depth_format: 'mm',
    pressure: 6.89476,
    tread_depths: [6.35],
    comments: 'x',
  });
  const verdict = judge(
    refusedWrite('save_tire', body, read),
    mapWith({ revision: 2, pressure: 95, tread_depths: [8] }),
  );
  expect(bodyOf(verdict)).toMatchObject({ pressure: 6.55, tread_depths: [6.35], comments: 'x' });
});

it('what was confirmed of a value goes with it', () => {
  const verdict = judged(
    { pressure: 90 },
    { pressure: 60, confirmed: ['pressure_unlike_mate'] },
    { revision: 2, pressure: 90, tread_depths: [20], confirmed: ['tread_grown'] },
  );
  expect(bodyOf(verdict)).toMatchObject({ confirmed: ['pressure_unlike_mate', 'tread_grown'] });
});

it('a reading of a tire that has gone is of none that is there now', () => {
  expect(judged({}, { pressure: 98 }, null, 22)).toEqual({
    kind: 'whole',
    reason: 'tire_replaced',
  });
});

it('a chain of own writes is no conflict: the merged one before has only moved the revision', () => {
  // Read 90 at revision 1; entered 98, then a comment; another user flagged the valve in between.
  const afterFirst = { revision: 2, pressure: 98 };
  const second = savingOf(readingOf(afterFirst), { comments: 'Hot' });
  const present = mapWith({ revision: 3, pressure: 98, valve: 'leaking' });
  const read = readOf(mapWith(afterFirst));
  const verdict = judge(refusedWrite('save_tire', second, read), present);
  expect(bodyOf(verdict)).toMatchObject({
    revision: 3,
    pressure: 98,
    valve: 'leaking',
    comments: 'Hot',
  });
});

describe('a change of tires', () => {
  const body = {
    survey_id: 5,
    unit_id: 1,
    replacements: [
      {
        axle_number: 2,
        side: 'left',
        slot: 'outer',
        tire_id: 21,
        revision: 1,
        removed: {},
        mounted: null,
      },
    ],
  } as unknown as TiresReplacing;
  const judgedOn = (id: number, revision: number) =>
    judge(
      refusedWrite('replace_tires', body, null),
      axleMapOf(inspectionOf(1), { '2LO': { tire: tireOf(id, { revision }) } }),
    );

  it('is of the same tire, whatever somebody has said of it meanwhile', () => {
    expect(bodyOf(judgedOn(21, 3))).toMatchObject({ replacements: [{ tire_id: 21, revision: 3 }] });
  });

  it('is asked about where somebody else has changed the tire already', () => {
    expect(judgedOn(22, 1)).toEqual({ kind: 'whole', reason: 'tire_replaced' });
  });
});

describe('a survey that is finished', () => {
  const judgedOn = (own: object) =>
    judge(
      refusedWrite(
        'finish_survey',
        { survey_id: 5, revision: 1, is_confirmed: true },
        surveyRow(5),
      ),
      surveyRow(5, { revision: 2, ...own }),
    );
  it('may say something else of itself by now, and has no unit more', () => {
    expect(bodyOf(judgedOn({ comments: 'x' }))).toMatchObject({ revision: 2, is_confirmed: true });
    expect(judgedOn({ units: 3 })).toEqual({ kind: 'whole', reason: 'survey_moved_on' });
  });
});

it.each([
  [400, 'survey_finished', 'survey_id', 'survey_finished'],
  [400, 'unknown_value', 'survey_id', 'survey_gone'],
  [400, 'unknown_value', 'unit_inspection_id', 'survey_gone'],
  [400, 'unknown_value', 'unit_id', 'unit_gone'],
  [400, 'unknown_value', 'location_id', 'yard_gone'],
  [400, 'unique', 'unit_number', 'number_taken'],
  [400, 'tire_mounted', '', 'tire_elsewhere'],
  [400, 'mounted_since', '', 'tire_elsewhere'],
  [400, 'not_undoable', '', 'not_undoable'],
  [401, 'no_right', '', 'right_lost'],
  [404, 'not_found', '', 'changed'],
  [0, 'damaged', 'call', 'damaged'],
] as const)('%s %s at %j is %s as a whole', (status, code, path, reason) => {
  const refused = {
    ...refusedWrite('save_tire', savingOf(null), null),
    failure: { status, code, path },
  };
  expect(sourceOf(refused)).toBeNull();
  expect(judge(refused, null)).toEqual({ kind: 'whole', reason });
});

it('a wrong field is no conflict', () => {
  const failure = { ...changedElsewhere, code: 'invalid', path: 'pressure' };
  expect(judge({ ...refusedWrite('save_tire', savingOf(null), null), failure }, null)).toEqual({
    kind: 'refused',
  });
});
