/** How much a language takes. */
export const languageLimits = {
  /** Characters of a language's own name. */
  name: 80,
} as const;
