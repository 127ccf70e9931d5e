import type { RowMeasure } from './measures-of.ts';

/** The records in view: those of a measure, or those that it excludes for a reason. */
export interface RecordsInView {
  readonly taken: RowMeasure;
  readonly side: 'current' | 'previous';
  readonly leftOut: string | null;
}
