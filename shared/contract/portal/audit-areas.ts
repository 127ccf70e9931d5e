/** Kinds of things whose changes are audited. */
export const auditAreas = [
  'person',
  'spec',
  'location',
  'product',
  'language',
  'word',
  'device',
  'unit',
  'survey',
  'removal',
] as const;
export type AuditArea = (typeof auditAreas)[number];

/** Kinds of audited changes. */
export const auditActions = [
  'added',
  'changed',
  'deleted',
  'restored',
  'closed',
  'merged',
  'ended',
  'declined',
  'reminded',
  'forgotten',
] as const;
export type AuditAction = (typeof auditActions)[number];
