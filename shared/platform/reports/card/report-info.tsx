import { hasNational, type ReportDefinition } from '@portal/contract/reports';
import { memo } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { InfoButton } from '../../ui/ui.ts';
import type { ReportSource } from '../source/report-source.ts';
import { useReportSource } from '../source/source-context.ts';

/** Returns the keys of the sentences that explain how a report's figures are computed. */
function explanationKeysOf(source: ReportSource, definition: ReportDefinition): readonly string[] {
  const { formula, shape } = definition;
  return [
    formula,
    ...(source.explain?.(definition) ?? []),
    ...(shape === 'periods' ? ['shell:report.how_weeks'] : []),
    'shell:report.how_previous',
    ...(hasNational(definition) ? ['shell:report.how_national'] : []),
  ];
}

/** Button that opens an explanation of how a report's figures are computed. */
export const ReportInfo = memo(function ReportInfo({
  definition,
}: {
  readonly definition: ReportDefinition;
}) {
  const { t } = useWords();
  const source = useReportSource();
  return (
    <InfoButton
      label={t('shell:report.how', { report: t(definition.title) })}
      sentences={explanationKeysOf(source, definition).map((key) => t(key))}
    />
  );
});
