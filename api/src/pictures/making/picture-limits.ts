/** What is read of pictures, and what is kept. */
export const pictureLimits = {
  /** Pixels of a picture that is sent: more than any telephone takes. */
  pixels: 120_000_000,
  /** Pixels of the longer side of the files that are kept. */
  large: 2560,
  small: 320,
} as const;
