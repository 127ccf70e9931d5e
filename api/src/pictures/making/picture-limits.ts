/** Limits for reading and storing pictures. */
export const pictureLimits = {
  /** Maximum pixels of an uploaded picture: more than any phone takes. */
  pixels: 120_000_000,
  /** Pixels of the longer side of the stored files. */
  large: 2560,
  small: 320,
} as const;
