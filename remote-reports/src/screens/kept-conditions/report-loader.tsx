import type { KeptReport } from '@portal/contract/analysis-reports';
import { ExportButton, exportFormats } from '@portal/platform/exports';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { FailedState, Group, PanelSkeleton } from '@portal/platform/ui';
import { fileOf } from '../../calls.ts';
import { ConditionReportParts } from './condition-report-parts.tsx';
import { ExceptionsPanel } from './exceptions.panel.tsx';
import { conditionsQuery } from './kept-conditions.query.ts';
import { recordsIn } from './records-address.ts';
import { TiresPanel } from './tires.panel.tsx';
import { UnitsPanel } from './units.panel.tsx';

/** Loads a report and shows it with its exports, or the records behind one of its figures. */
export function ReportLoader({ report }: { readonly report: KeptReport }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { data, error, refetch, isFetching } = useQuery(conditionsQuery(report));
  if (!data)
    return error ? (
      <FailedState
        title={t('conditions.failed')}
        text={t(failureWord(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <PanelSkeleton shape="table" count={6} />
    );
  const { id } = report;
  const records = recordsIn(params);
  if (records === 'tires') return <TiresPanel report={data} />;
  if (records === 'exceptions') return <ExceptionsPanel report={data} />;
  if (records === 'units') return <UnitsPanel report={data} />;
  return (
    <>
      <Group justify="flex-end">
        <ExportButton
          of={report.report_name}
          formats={[exportFormats.pdf, exportFormats.excel]}
          task={{
            prepare: async () => ({ id }),
            send: (body, { format, signal }) =>
              format === exportFormats.pdf
                ? fileOf('POST fleet_conditions/get_pdf_report', { body, signal })
                : fileOf('POST fleet_conditions/get_excel_report', { body, signal }),
          }}
        />
      </Group>
      <ConditionReportParts report={data} />
    </>
  );
}
