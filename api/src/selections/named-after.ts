import { formatDate } from '@portal/platform/format';
import type { SpokenWords } from '../words/spoken-words.ts';

interface Surveyed {
  /** Locations by name; none for all of them. */
  readonly places?: readonly string[];
  /** First and last day, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * What a file of surveys is called after, besides its title: where they were, and when.
 *
 * @param prefix before the keys `locations`, `since` and `until` of the words
 */
export function namedAfter(
  { places = [], from, to }: Surveyed,
  { t }: SpokenWords,
  prefix = 'tire_inspection',
): string[] {
  const [place, ...others] = places;
  const where = others.length > 0 ? t(`${prefix}.locations`, { count: places.length }) : place;
  return [where ?? '', daysText()].filter((part) => part !== '');

  function daysText(): string {
    if (from && to)
      return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
    if (from) return t(`${prefix}.since`, { date: formatDate(from) });
    return to ? t(`${prefix}.until`, { date: formatDate(to) }) : '';
  }
}
