import { dateTypes, reportLimits } from '@portal/contract/reports';
import {
  choiceProblemOf,
  latestDay,
  type RangeProblem,
  rangeOf,
  withAccurateDateType,
} from '../../../selection/date-ranges.ts';
import type { DateRange, Selection } from '../../../selection/selection.ts';

/**
 * The content of the wizard's open forms, before closing a step saves it. A missing account or date
 * is an empty string.
 */
export interface Draft extends Selection {
  readonly dates: DateRange;
}

export type Step = 'fleet' | 'dates' | 'filters';

export type DraftProblem =
  | RangeProblem
  | 'account_missing'
  | 'location_missing'
  | 'nonsig_missing'
  | 'too_many';

export const draftOf = (saved: Selection, today: string): Draft => ({
  ...saved,
  dates: saved.dates ?? rangeOf(dateTypes.last30Days, today),
});

/** A draft, and the selection saved before it. */
interface DraftContext {
  readonly draft: Draft;
  readonly saved: Selection;
}

/** Returns why a step cannot be closed with its current content, or null. */
export function problemIn(
  step: Step,
  { draft, saved }: DraftContext,
  today: string,
): DraftProblem | null {
  const { locations, nonsigs } = draft.filters;
  if (step === 'fleet') return draft.fleet?.account ? null : 'account_missing';
  if (step === 'dates')
    return choiceProblemOf(withAccurateDateType(draft.dates, today), latestDay(saved.dates, today));
  if (locations?.length === 0) return 'location_missing';
  if (nonsigs?.length === 0) return 'nonsig_missing';
  const most = Math.max(locations?.length ?? 0, nonsigs?.length ?? 0);
  return most > reportLimits.selection ? 'too_many' : null;
}
