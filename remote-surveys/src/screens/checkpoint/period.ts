import { crossingDays } from '@portal/contract/inspection-surveys';
import { type Fleets, sentFleets } from './fleets.ts';

/** ISO dates. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const day = 86_400_000;

/**
 * The days whose crossings are shown: those that are chosen, and for what is not, the last ones up to the end.
 *
 * @param chosen empty texts for what is not chosen
 */
export function periodOf({ from, to }: Period, today: string): Period {
  const end = to || today;
  if (from) return { from, to: end };
  const start = new Date(Date.parse(end) - (crossingDays - 1) * day);
  return { from: start.toISOString().slice(0, 10), to: end };
}

interface Dated {
  readonly date_from?: string;
  readonly date_to?: string;
}

/** What calls are sent: what the list asks for, of fleets, in days that are always named. */
export const selectedOf =
  (fleets: Fleets, today: string) =>
  <Body extends Dated>(body: Body) => {
    const { from, to } = periodOf({ from: body.date_from ?? '', to: body.date_to ?? '' }, today);
    return { ...body, ...sentFleets(fleets), date_from: from, date_to: to };
  };
