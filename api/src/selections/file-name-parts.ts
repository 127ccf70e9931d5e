import { formatDate } from '@portal/platform/format';
import type { LocalizedTexts } from '../words/localized-texts.ts';

interface NamedAfterOptions {
  /** Names of locations; none means all of them. */
  readonly places?: readonly string[];
  /** First and last day, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Returns the parts of a survey file's name after its title: locations and dates.
 *
 * @param prefix prefix of the keys `locations`, `since` and `until`
 */
export function fileNameParts(
  { places = [], from, to }: NamedAfterOptions,
  { t }: LocalizedTexts,
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
