/** The checks of a trailer before it rolls, in the order of a walk around it. */
export const checklistItems = [
  'tires',
  'inflation_system',
  'valves',
  'wheels',
  'hubs',
  'lights',
  'reflectors',
  'brakes',
  'air_lines',
  'abs_lamp',
  'suspension',
  'tandem_pins',
  'landing_gear',
  'kingpin',
  'doors',
  'hinges',
  'floor',
  'mud_flaps',
  'rear_guard',
  'placards',
  'registration',
  'annual_inspection',
  'hub_odometer',
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

export const checklistAnswers = ['pass', 'fail', 'not_applicable'] as const;
export type ChecklistAnswer = (typeof checklistAnswers)[number];

/** Whether no item failed; null if none was answered. An item that does not apply does not fail. */
export const isReady = (
  answers: readonly { readonly answer: ChecklistAnswer }[],
): boolean | null =>
  answers.length === 0 ? null : answers.every(({ answer }) => answer !== 'fail');
