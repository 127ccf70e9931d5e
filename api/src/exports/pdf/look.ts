/** The colours of the portal's light theme, as print takes them. */
export const ink = {
  text: '#1c262e',
  dimmed: '#4a5762',
  brand: '#0c566c',
  fill: '#edf1f4',
  quiet: '#f6f8fa',
  line: '#e1e7ec',
  strong: '#87949f',
} as const;

/** Sizes of letters in points. */
export const letters = {
  coverTitle: 26,
  blockTitle: 19,
  chapter: 18,
  section: 13,
  body: 9.5,
  facts: 8.5,
  notes: 7.5,
  running: 7.5,
} as const;
