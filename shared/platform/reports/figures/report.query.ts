import type { ReportDefinition } from '@portal/contract/reports';
import { queryOptions } from '@tanstack/react-query';
import type { ReportScope, ReportSource } from '../source/report-source.ts';
import { type AskedView, parametersOf } from '../view/parameters-of.ts';

/** Query for the figures of one card. A new scope or view cancels the previous call. */
export function reportQuery(
  source: ReportSource,
  definition: ReportDefinition,
  { account, base }: ReportScope,
  view: AskedView,
) {
  const report = parametersOf(definition, view);
  return queryOptions({
    queryKey: ['reports', source.name, account, view.rowsBy ?? 'rows', base, report],
    staleTime: 60_000,
    queryFn: ({ signal }) => source.getReport({ definition, base, report }, signal),
  });
}

/** Query for the figures of several reports of a tab in a single call. */
export function reportsQuery(
  source: ReportSource,
  reports: readonly { readonly definition: ReportDefinition; readonly view: AskedView }[],
  { account, base }: ReportScope,
) {
  const asked = reports.map(({ definition, view }) => ({
    definition,
    report: parametersOf(definition, view),
  }));
  return queryOptions({
    queryKey: [
      'reports',
      source.name,
      account,
      'together',
      base,
      asked.map(({ report }) => report),
    ],
    staleTime: 60_000,
    queryFn: ({ signal }) => source.getReports({ base, reports: asked }, signal),
  });
}
