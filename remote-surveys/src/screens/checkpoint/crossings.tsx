import { type CrossingRow, crossingsList, longFiles } from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/platform/exports';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, type ListPanelProps, listSelection, useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { Button } from '@portal/platform/ui';
import { reportCall, reportFile } from '../../calls.ts';
import { FileButton } from '../../reports/file-button.tsx';
import { PickedActions } from '../../reports/picked-actions.tsx';
import { useReportLinkState } from '../../reports/previous-page.ts';
import { TiresButton } from '../../reports/tires-button.tsx';
import { pickedRows, usePicked } from '../../reports/use-picked.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { CheckpointTiles } from './checkpoint-tiles.tsx';
import { crossingCells } from './crossing-cells.tsx';
import { CrossingFilters } from './crossing-filters.tsx';
import { hasChosenFleets, noFleets, withFleets } from './fleets.ts';
import { periodOf, selectionBodyOf } from './period.ts';
import { type ShownFleets, useDropLostFleets } from './use-fleets.ts';

type ListExportHandler = NonNullable<ListPanelProps<typeof crossingsList, CrossingRow>['onFile']>;

const allTires = 'POST checkpoint/download_excel_file_checkpoint_all_details_report';

/** Fields shown with others: the time beside the date, the fleet beside its location. */
const withOthers: readonly string[] = ['unit_time', 'fleet_name'];
const fields = crossingsList.columns
  .map(({ field }) => field)
  .filter((field) => !withOthers.includes(field));

/** The crossings of the selection, with their totals, and as files. */
export function Crossings({ shown }: { readonly shown: ShownFleets }) {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  const mayReadDetails = useRight('TMSMDRPT');
  const picked = usePicked();
  const here = useReportLinkState();
  const { fleets } = shown;
  const today = clock.today();
  const selected = selectionBodyOf(fleets, today);
  const list = useList(crossingsList, {
    key: [...yardQueryKey, 'checkpoint', fleets, today],
    ask: (body, signal) => reportCall('POST checkpoint/report', { body: selected(body), signal }),
  });
  const isLosing = useDropLostFleets(shown, list.result.error);
  const selection = pickedRows<CrossingRow>(picked, {
    label: ({ unit_number }) => t('checkpoint.pick', { unit: unit_number }),
    header: t('picked.picked'),
  });
  const onFile: ListExportHandler = (asked, { format, signal }) => {
    const body = selected(asked);
    return format === exportFormats.pdf
      ? reportFile('POST checkpoint/download_pdf_file_checkpoint_reports', { body, signal })
      : reportFile('POST checkpoint/download_excel_file_checkpoint_reports', { body, signal });
  };
  if (isLosing) return null;
  const { data } = list.result;
  const period = periodOf(list.view.filters, today);
  return (
    <>
      {data && <CheckpointTiles tiles={data.tiles} mayReadDetails={mayReadDetails} />}
      <ListPanel
        list={list}
        cells={crossingCells(mayReadDetails, here)}
        fields={fields}
        rowKey={({ survey_id }) => String(survey_id)}
        filters={<CrossingFilters list={list} fleets={fleets} period={period} />}
        onFile={onFile}
        {...(mayReadDetails && { selection })}
        {...(hasChosenFleets(fleets) && {
          none: {
            action: (
              <Button
                variant="default"
                onClick={() => setParams((params) => withFleets(params, noFleets))}
              >
                {t('checkpoint.show_every_account')}
              </Button>
            ),
          },
        })}
        actions={
          mayReadDetails && (
            <>
              <PickedActions
                picked={picked}
                words="checkpoint.picked"
                onPage={list.rows.map(({ survey_id }) => survey_id)}
                onFile={(surveys, signal) =>
                  reportFile('POST checkpoint/download_excel_file_checkpoint_details', {
                    body: { surveys },
                    signal,
                  })
                }
              >
                <FileButton
                  label={t('checkpoint.picked.pdf')}
                  format={exportFormats.pdf}
                  onFile={({ signal }) =>
                    reportFile('POST checkpoint/download_pdf_file_checkpoint_details', {
                      body: { surveys: [...picked.ids] },
                      signal,
                    })
                  }
                />
              </PickedActions>
              <TiresButton
                disabled={list.rows.length === 0}
                onFile={({ signal, key }) => {
                  const body = selected(listSelection(crossingsList, list.view));
                  return (data?.tiles.total_tires ?? 0) < longFiles.workbook
                    ? reportFile(allTires, { body, signal })
                    : reportCall('POST checkpoint/start_all_details_report', {
                        body: { ...body, client_key: key },
                        signal,
                      });
                }}
              />
            </>
          )
        }
      />
    </>
  );
}
