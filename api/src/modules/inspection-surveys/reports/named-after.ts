import { formatDate } from '@portal/platform/format';
import type { SpokenWords } from '../../../words/spoken-words.ts';

interface Surveyed {
  /** Locations by name; none for all of them. */
  readonly places?: readonly string[];
  /** First and last day, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What a file of surveys is called after, besides its title: where they were, and when. */
export function namedAfter({ places = [], from, to }: Surveyed, { t }: SpokenWords): string[] {
  const [place, ...others] = places;
  const where =
    others.length > 0 ? t('tire_inspection.locations', { count: places.length }) : place;
  return [where ?? '', daysText({ from, to }, t)].filter((part) => part !== '');
}

function daysText({ from, to }: Pick<Surveyed, 'from' | 'to'>, t: SpokenWords['t']): string {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return t('tire_inspection.since', { date: formatDate(from) });
  return to ? t('tire_inspection.until', { date: formatDate(to) }) : '';
}
