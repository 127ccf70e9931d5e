/** Kinds of files that an export is written as, by their numbers on the wire. */
export const exportFormats = { pdf: 1, excel: 2, png: 3 } as const;
export type ExportFormat = (typeof exportFormats)[keyof typeof exportFormats];

/** The media type of each kind of file. */
export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: 'application/pdf',
  [exportFormats.excel]: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  [exportFormats.png]: 'image/png',
};

/** How far an export is that is made while nobody waits for the answer. */
export const exportStates = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];

/** Limits on the exports of one user that are made while nobody waits. */
export const exportJobLimits = {
  /** Exports that may wait for their turn. */
  waiting: 3,
  /** Finished exports that are kept: the last ones. */
  kept: 20,
  /** Hours for which an export is kept. */
  hours: 24,
} as const;
