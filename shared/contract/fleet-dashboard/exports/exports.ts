/** Limits on what is sent to be exported. */
export const exportLimits = {
  /** Bytes of a whole request: the drawings of all reports together. */
  body: 16 * 1024 * 1024,
  /** Characters of one drawing. */
  drawing: 2 * 1024 * 1024,
  /** Characters of what a drawing shows, in words. */
  summary: 4000,
} as const;
