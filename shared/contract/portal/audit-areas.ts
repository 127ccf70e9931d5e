/** What the audit tells changes of. */
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

/** What was done. */
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
