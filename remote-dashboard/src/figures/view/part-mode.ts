import type { displayModes } from '@portal/contract/fleet-dashboard';

/** What the combined report shows of a report, and in which order. */
export type PartMode = (typeof displayModes)[number];
