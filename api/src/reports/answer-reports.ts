import type { RecordsAnswer, RecordsRequest, ReportAnswer } from '@portal/contract/reports';
import { withFreeConnection } from '../db/with-free-connection.ts';
import type { QueryContext } from '../scope/find-account.ts';
import { computeReport } from './compute-report.ts';
import { definitionOf } from './definition-of.ts';
import type { RequestedReport } from './filters.ts';
import { readRecords } from './records/read-records.ts';
import type { ReportArea } from './report-area.ts';
import type { ReportSubject } from './report-subject.ts';

/** The common fields of both calls' bodies. */
interface TabRequest<Base> {
  readonly base_parameters: Base;
  readonly tab_parameters: { readonly tab_type: string };
}

interface ReportCall<Body> extends QueryContext {
  readonly signal: AbortSignal;
  readonly body: Body;
}

/**
 * Checks the parameters shared by all reports of a request.
 *
 * @throws Refusal with the path of a field at fault
 */
type Select<Subject extends ReportSubject, Base> = (
  asking: QueryContext,
  base: Base,
) => Promise<Subject['selection']>;

/**
 * Answers the call that computes reports of a tab.
 *
 * @throws Refusal with the path of the first field that is at fault
 */
export async function answerReports<Subject extends ReportSubject, Base>(
  area: ReportArea<Subject>,
  {
    db,
    user,
    body,
    signal,
  }: ReportCall<TabRequest<Base> & { readonly reports_parameters: readonly RequestedReport[] }>,
  select: Select<Subject, Base>,
): Promise<{ reports: ReportAnswer[] }> {
  const { base_parameters, tab_parameters, reports_parameters } = body;
  const wanted = reports_parameters.map((parameters, index) => ({
    parameters,
    definition: definitionOf(
      area.definitions,
      parameters.report_type,
      tab_parameters.tab_type,
      `reports_parameters.${index}.report_type`,
    ),
  }));
  const selection = await withFreeConnection(db, signal, (turn) =>
    select({ db: turn, user }, base_parameters),
  );
  const reports: ReportAnswer[] = [];
  // One turn per report, so that other queries need not wait for all of them.
  for (const { parameters, definition } of wanted) {
    reports.push(
      await computeReport(area, { db, user, signal }, definition, selection, parameters),
    );
  }
  return { reports };
}

/**
 * Answers the call for a page of the records behind a figure.
 *
 * @throws Refusal with the path of the first field that is at fault
 */
export function answerRecords<Subject extends ReportSubject, Base>(
  area: ReportArea<Subject>,
  { db, user, body, signal }: ReportCall<TabRequest<Base> & RecordsRequest<RequestedReport>>,
  select: Select<Subject, Base>,
): Promise<RecordsAnswer<Subject['terms']['records']>> {
  const { base_parameters, tab_parameters, report } = body;
  const definition = definitionOf(
    area.definitions,
    report.report_type,
    tab_parameters.tab_type,
    'report.report_type',
  );
  return withFreeConnection(db, signal, async (turn) => {
    const asking = { db: turn, user };
    const selection = await select(asking, base_parameters);
    return readRecords(area, asking, definition, selection, body);
  });
}
