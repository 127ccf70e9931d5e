import { crossingDays } from '@portal/contract/inspection-surveys';
import { type Fleets, fleetsBody } from './fleets.ts';

/** ISO dates. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const day = 86_400_000;

/**
 * The days whose crossings are shown. By default, the period ends today and covers the last days
 * before its end.
 *
 * @param chosen empty strings where nothing is chosen
 */
export function periodOf({ from, to }: Period, today: string): Period {
  const end = to || today;
  if (from) return { from, to: end };
  const start = new Date(Date.parse(end) - (crossingDays - 1) * day);
  return { from: start.toISOString().slice(0, 10), to: end };
}

interface DateRange {
  readonly date_from?: string;
  readonly date_to?: string;
}

/** Body of a call: the list's parameters with the fleets, always with dates. */
export const selectionBodyOf =
  (fleets: Fleets, today: string) =>
  <Body extends DateRange>(body: Body) => {
    const { from, to } = periodOf({ from: body.date_from ?? '', to: body.date_to ?? '' }, today);
    return { ...body, ...fleetsBody(fleets), date_from: from, date_to: to };
  };
