/** Kinds of files that reports are exported as, by their numbers on the wire. */
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

export const exportLimits = {
  /** Bytes of a whole request: the drawings of all reports together. */
  body: 16 * 1024 * 1024,
  /** Characters of one drawing. */
  drawing: 2 * 1024 * 1024,
  /** Characters of what a drawing shows, in words. */
  summary: 4000,
  /** Exports of one user that may wait for their turn. */
  waiting: 3,
  /** Finished exports of one user that are kept: the last ones. */
  kept: 20,
  /** Hours for which an export is kept. */
  hours: 24,
} as const;
