import { imageWrites } from './image-writes.ts';
import { inspectionWrites } from './inspection-writes.ts';
import type { KeyedWrite } from './keyed-write.ts';
import { removedTireWrites } from './removed-tire-writes.ts';
import { surveyWrites } from './survey-writes.ts';
import { unitWrites } from './unit-writes.ts';

/** All writes of the survey tool that take a client key, over the yards of `storeYard`. */
export const keyedWrites: readonly KeyedWrite[] = [
  ...unitWrites,
  ...surveyWrites,
  ...inspectionWrites,
  ...imageWrites,
  ...removedTireWrites,
];
