import type { Goal } from '../table/figure.ts';

/** What the portal promises; every goal is a most. */
export const goals = {
  dataMade: { text: '≤ 300 s', unit: 's', most: { postgresql: 300, embedded: 300 } },
  tab: { text: '≤ 300 / 700 ms', unit: 'ms', most: { postgresql: 300, embedded: 700 } },
  anyTab: { text: '≤ 500 / 1,200 ms', unit: 'ms', most: { postgresql: 500, embedded: 1200 } },
  records: { text: '≤ 200 ms', unit: 'ms', most: { postgresql: 200, embedded: 200 } },
  growth: { text: '≤ 2 ×', unit: '×', most: { postgresql: 2, embedded: 2 } },
  lookup: { text: '≤ 50 ms on PostgreSQL', unit: 'ms', most: { postgresql: 50 } },
  memory: { text: '≤ 700 / 1,600 MB', unit: 'MB', most: { postgresql: 700, embedded: 1600 } },
  ingest: { text: '≤ 180 s', unit: 's', most: { postgresql: 180 } },
  ingestMemory: { text: '≤ 300 MB', unit: 'MB', most: { postgresql: 300 } },
  pdf: { text: '≤ 4 s', unit: 'ms', most: { postgresql: 4000, embedded: 4000 } },
  excel: { text: '≤ 3 s', unit: 'ms', most: { postgresql: 3000, embedded: 3000 } },
  exportMemory: { text: '≤ 300 MB', unit: 'MB', most: { postgresql: 300, embedded: 300 } },
  lookupBesideExports: {
    text: '≤ 100 ms on PostgreSQL',
    unit: 'ms',
    most: { postgresql: 100 },
  },
  workbookMemory: { text: '≤ 150 MB', unit: 'MB', most: { embedded: 150 } },
  cards: { text: '≤ 500 ms', unit: 'ms', most: { embedded: 500 } },
  mode: { text: '≤ 100 ms', unit: 'ms', most: { embedded: 100 } },
  frames: { text: 'none', unit: 'frames', most: { embedded: 0 } },
  indexBytes: { text: '≤ 1.27 ×', unit: '×', most: { embedded: 1.27 } },
  remoteBytes: { text: '≤ 1.35 ×', unit: '×', most: { embedded: 1.35 } },
  remoteTime: { text: '≤ 1.1 ×', unit: '×', most: { embedded: 1.1 } },
  emptyRemote: { text: '≤ 8 kB', unit: 'kB', most: { embedded: 8 } },
  pageSwitch: { text: '≤ 100 ms', unit: 'ms', most: { embedded: 100 } },
  prepared: { text: '≤ 1.1 ×', unit: '×', most: { embedded: 1.1 } },
  firstPaint: { text: '≤ 1500 ms', unit: 'ms', most: { embedded: 1500 } },
  usable: { text: '≤ 3500 ms', unit: 'ms', most: { embedded: 3500 } },
  shift: { text: '≤ 0.02', unit: 'of the screen', most: { embedded: 0.02 } },
  // A goal is a most: what is missing to 100.
  score: { text: '≥ 95', unit: 'points', most: { embedded: 5 } },
} as const satisfies Record<string, Goal>;
