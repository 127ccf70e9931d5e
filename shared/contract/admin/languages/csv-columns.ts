/** Columns of a file of words, in any order. The first three are needed; the others may be left out. */
export const csvColumns = [
  'namespace',
  'key',
  'translation',
  'english',
  'comments',
  'source_comments',
  'standing',
  'revision',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** Why a row of a file is not taken. */
export const csvFaults = [
  'unknown_key',
  'plural_form',
  'twice',
  'columns',
  'placeholders',
  'held_back',
  'source_changed',
  'changed_elsewhere',
  'too_long',
  'broken',
] as const;
export type CsvFault = (typeof csvFaults)[number];
