/** What is looked at on a trailer before it rolls, in the order of a walk round it. */
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

/** Whether no item failed; null where none was answered. What does not apply fails nothing. */
export const isReady = (
  answers: readonly { readonly answer: ChecklistAnswer }[],
): boolean | null =>
  answers.length === 0 ? null : answers.every(({ answer }) => answer !== 'fail');
