import { noValue } from './no-value.ts';
import { roundHalfUp } from './numbers.ts';

/**
 * Formats a duration as hh:mm, rounded to the minute; hours may exceed 99.
 *
 * @param seconds 0 or more; null is shown as no value
 */
export function formatRollTime(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return noValue;
  const minutes = roundHalfUp(Math.abs(seconds) / 60, 0);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  const sign = seconds < 0 && minutes > 0 ? '-' : '';
  return `${sign}${hours}:${String(minutes % 60).padStart(2, '0')}`;
}
