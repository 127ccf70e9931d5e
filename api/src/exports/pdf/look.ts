/** The colors of the portal's light theme, adapted for print. */
export const ink = {
  text: '#1c262e',
  dimmed: '#4a5762',
  brand: '#0c566c',
  fill: '#edf1f4',
  quiet: '#f6f8fa',
  line: '#e1e7ec',
  strong: '#87949f',
} as const;

/** The colors of each tone, as in the portal. */
export const toneInk = {
  good: { line: '#24834a', ground: '#ecf7f0', text: '#125b32' },
  warning: { line: '#a96206', ground: '#fff6e6', text: '#6a3b05' },
  critical: { line: '#b42f24', ground: '#fadcd9', text: '#761a13' },
  none: { line: '#87949f', ground: '#f6f8fa', text: '#4a5762' },
} as const;

/** Font sizes in points. */
export const fontSizes = {
  coverTitle: 26,
  blockTitle: 19,
  chapter: 18,
  section: 13,
  body: 9.5,
  facts: 8.5,
  notes: 7.5,
  running: 7.5,
} as const;
