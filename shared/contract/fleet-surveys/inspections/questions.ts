import { unitSizes } from '../../portal/units-of-measurement.ts';
import type { Confirmation } from '../tires/code-lists.ts';

/** What is known of a place beside its reading: mm and kPa, null where nothing is. */
interface Known {
  /** Of the tire that is there, when it was new. */
  readonly originalTread: number | null;
  /** As it was read before, of the same tire since it went on. */
  readonly previousTread: number | null;
  /** Of the other tire of the pair. */
  readonly matePressure: number | null;
}

/** A gauge is set down a little differently each time. */
const unevenness = unitSizes['32nds'];
const trace = 1e-6;

/**
 * What an inspector is asked about values that are possible, yet unlikely: whether they are right. A flat
 * tire is no question.
 *
 * @param read mm and kPa
 */
export function questionsOf(
  { pressure, tread }: { readonly pressure: number | null; readonly tread: number | null },
  { originalTread, previousTread, matePressure }: Known,
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
