/** Limits on the request of an export. */
export const exportLimits = {
  /** Bytes of a request, including the drawings of all reports. */
  body: 16 * 1024 * 1024,
  /** Characters of one drawing. */
  drawing: 2 * 1024 * 1024,
  /** Characters of a drawing's text summary. */
  summary: 4000,
} as const;
