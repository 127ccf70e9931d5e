/** States of a background export. */
export const exportStates = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];

/** Limits on one user's background exports. */
export const exportJobLimits = {
  /** Waiting exports. */
  waiting: 3,
  /** Finished exports that are stored, the latest ones. */
  kept: 20,
  /** Hours for which an export is stored. */
  hours: 24,
} as const;
