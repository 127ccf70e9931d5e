import { hasNationalSum, type ReportAnswer, type ReportDefinition } from '@portal/contract/reports';
import { addYears } from '@portal/platform/format';
import { withFreeConnection } from '../db/with-free-connection.ts';
import type { QueryContext } from '../scope/find-account.ts';
import { readDays } from './data-through.ts';
import { reportFigures } from './figures/report-figures.ts';
import type { RequestedReport } from './filters.ts';
import { type ReportArea, sumsOf } from './report-area.ts';
import { reportInput, showsNational } from './report-input.ts';
import type { ReportSubject } from './report-subject.ts';

/**
 * Computes one report from the stored records, in its own turn on the database.
 *
 * @throws the signal's reason when the caller is gone
 */
export async function computeReport<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  { db, user, signal }: QueryContext & { readonly signal: AbortSignal },
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
  parameters: RequestedReport,
): Promise<ReportAnswer> {
  const sums = sumsOf(area, definition);
  const { figures, days } = await withFreeConnection(db, signal, async (turn) => ({
    figures: await reportFigures(
      reportInput(area, { db: turn, user }, definition, selection, parameters),
      sums,
    ),
    days: await readDays(area, { db: turn }, definition, selection),
  }));
  const { graph_compare_by_previous: isPrevious } = parameters;
  const from = isPrevious ? addYears(selection.from, -1) : selection.from;
  const isAveraged = showsNational(definition, selection, parameters);
  return {
    report_type: definition.type,
    ...figures,
    data_through: days.last,
    ...(days.first !== null && from < days.first && { data_from: days.first }),
    ...(isAveraged && { national_accounts: selection.otherAccounts }),
    ...(isAveraged &&
      hasNationalSum(definition) &&
      selection.locations && { selected_locations: selection.locations }),
  };
}
