/** Kinds of rows whose changes are sent to open surveys. */
export const changedKinds = [
  'survey',
  'inspection',
  'reading',
  'tire',
  'removal',
  'finding',
  'image',
  'unit',
] as const;
export type ChangedKind = (typeof changedKinds)[number];

export const changeActions = ['created', 'changed', 'deleted', 'restored'] as const;
export type ChangeAction = (typeof changeActions)[number];
