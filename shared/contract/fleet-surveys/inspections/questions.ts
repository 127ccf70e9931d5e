import { unitSizes } from '../../portal/units-of-measurement.ts';
import type { Confirmation } from '../tires/code-lists.ts';

/** Known values of a position besides its reading, in mm and kPa; null if unknown. */
interface QuestionsContext {
  /** The tread depth of the mounted tire when new. */
  readonly originalTread: number | null;
  /** The tread depth in the same tire's previous reading in its current mount. */
  readonly previousTread: number | null;
  /** The pressure of the other tire of the pair. */
  readonly matePressure: number | null;
}

/** Tolerance: a gauge is set down a little differently each time. */
const unevenness = unitSizes['32nds'];
const trace = 1e-6;

/**
 * Returns the questions that ask the inspector to confirm possible but unlikely values. A flat tire
 * raises none.
 *
 * @param read mm and kPa
 */
export function questionsOf(
  { pressure, tread }: { readonly pressure: number | null; readonly tread: number | null },
  { originalTread, previousTread, matePressure }: QuestionsContext,
): Confirmation[] {
  const questions: Confirmation[] = [];
  if (tread !== null && originalTread !== null && tread > originalTread + trace)
    questions.push('tread_above_original');
  if (tread !== null && previousTread !== null && tread > previousTread + unevenness + trace)
    questions.push('tread_grown');
  if (pressure && matePressure && (pressure < matePressure / 2 || pressure > matePressure * 1.5))
    questions.push('pressure_unlike_mate');
  return questions;
}
