/**
 * Columns of a CSV file of translations, in any order. The first three are required, the others
 * optional.
 */
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

/** Reasons why a row of the file is not imported. */
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
