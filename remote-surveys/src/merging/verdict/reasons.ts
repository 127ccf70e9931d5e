/**
 * Reasons why a write as a whole cannot be applied, regardless of its fields. Each has a text,
 * `unsent.reason.*`.
 */
export const reasons = [
  'right_lost',
  'yard_gone',
  'survey_finished',
  'survey_gone',
  'survey_moved_on',
  'unit_gone',
  'number_taken',
  'tire_replaced',
  'tire_elsewhere',
  'not_undoable',
  'changed',
  'damaged',
] as const;
export type Reason = (typeof reasons)[number];

/** Actions that the user can take; each is a button, `unsent.way.*`. */
export const resolutions = [
  'retry',
  'reopen',
  'second_survey',
  'other_number',
  'same_unit',
  'new_unit',
  'of_present',
  'finish_anyway',
  'over',
  'look',
] as const;
export type Resolution = (typeof resolutions)[number];

/** The ways out for each reason, likeliest first. Any write can also be discarded. */
export const resolutionsByReason: Readonly<Record<Reason, readonly Resolution[]>> = {
  right_lost: ['retry'],
  yard_gone: ['retry'],
  survey_finished: ['reopen', 'second_survey'],
  survey_gone: ['second_survey'],
  survey_moved_on: ['look', 'finish_anyway'],
  unit_gone: ['new_unit'],
  number_taken: ['same_unit', 'other_number'],
  tire_replaced: ['look', 'of_present'],
  tire_elsewhere: ['look'],
  not_undoable: ['look'],
  changed: ['look', 'over'],
  damaged: [],
};

interface RefusedWrite {
  readonly call: string;
  readonly failure: { readonly status: number; readonly code: string; readonly path: string };
}

const absent: readonly string[] = ['unknown_value', 'not_found'];

/** Fields and parameters that name a row, and the reason if it no longer exists. */
const named: Readonly<Record<string, Reason>> = {
  location_id: 'yard_gone',
  survey_id: 'survey_gone',
  surveyId: 'survey_gone',
  // Inspections are deleted with their survey.
  unit_inspection_id: 'survey_gone',
  unitInspectionId: 'survey_gone',
  tire_change_id: 'survey_gone',
  unit_id: 'unit_gone',
  unitId: 'unit_gone',
  surveys: 'survey_gone',
};

/** Calls whose path names a row as `id`. */
const namedById: readonly (readonly [part: string, reason: Reason])[] = [
  ['/delete_survey/', 'survey_gone'],
  ['/delete_unit', 'unit_gone'],
];

const ofTires: readonly string[] = ['tire_mounted', 'mounted_since', 'place_not_free'];

/**
 * The reason that follows from a refusal alone; null if the row must be checked, or a field is
 * invalid.
 */
export function reasonOf({ call, failure: { status, code, path } }: RefusedWrite): Reason | null {
  if (code === 'damaged') return 'damaged';
  if (status === 401) return 'right_lost';
  if (code === 'survey_finished') return 'survey_finished';
  if (code === 'not_undoable') return 'not_undoable';
  if (ofTires.includes(code)) return 'tire_elsewhere';
  if (code === 'unique' && path === 'unit_number') return 'number_taken';
  if (!absent.includes(code)) return null;
  const byAddress = namedById.find(([part]) => call.includes(part))?.[1];
  return named[path] ?? byAddress ?? (code === 'not_found' ? 'changed' : null);
}
