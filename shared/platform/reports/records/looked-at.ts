import type { Taken } from './measures-of.ts';

/** Which records are looked at: those of a measure, or those that it leaves out for a reason. */
export interface LookedAt {
  readonly taken: Taken;
  readonly side: 'current' | 'previous';
  readonly leftOut: string | null;
}
