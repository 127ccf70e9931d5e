import type { ReportDefinition } from '@portal/contract/reports';
import type { ReportSums } from './figures/report-sums.ts';
import type { RecordSource } from './record-source.ts';
import type { ReportSubject } from './report-subject.ts';

/** An area's reports, with everything that the engine needs from the area. */
export interface ReportArea<Subject extends ReportSubject> {
  readonly definitions: readonly ReportDefinition<Subject['terms']>[];
  /** The values of each filter that has a list of them. */
  readonly filterValues: Readonly<Record<string, readonly string[]>>;
  /** How the figures of each report are computed, by report type. */
  readonly sums: Readonly<Record<string, ReportSums<Subject>>>;
  /** The records behind figures, by kind. */
  readonly records: Readonly<Record<Subject['terms']['records'], RecordSource<Subject>>>;
}

/**
 * Returns how the figures of a report are computed.
 *
 * @throws Error if the area does not define it
 */
export function sumsOf<Subject extends ReportSubject>(
  { sums }: Pick<ReportArea<Subject>, 'sums'>,
  { type }: Pick<ReportDefinition, 'type'>,
): ReportSums<Subject> {
  const found = sums[type];
  if (!found) throw new Error(`Nothing says how ${type} is computed.`);
  return found;
}
