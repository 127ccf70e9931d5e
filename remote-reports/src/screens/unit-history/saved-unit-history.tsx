import { type KeptReport, unitHistoryList } from '@portal/contract/analysis-reports';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { Facts } from '@portal/platform/ui';
import { call, fileOf } from '../../calls.ts';
import { requireFile } from '../../kept/require-file.ts';
import { HistoryParts } from './history-parts.tsx';
import { history } from './unit-history.query.ts';

/** A saved copy of the history of a unit. */
export function SavedUnitHistory({ report: { id, date_made } }: { readonly report: KeptReport }) {
  const { t } = useWords();
  const list = useList(unitHistoryList, {
    key: [...history, 'kept', id, date_made],
    ask: (body, signal) =>
      call('POST unit_history_report/get_report', { body: { ...body, id }, signal }),
  });
  const { date_from, date_to, keyword } = list.result.data?.request ?? {};
  const isNarrow = Boolean(date_from || date_to || keyword);
  return (
    <>
      {isNarrow && (
        <Facts
          isWide
          facts={[
            [t('unit_history.from'), date_from ? formatDate(date_from) : null],
            [t('unit_history.to'), date_to ? formatDate(date_to) : null],
            [t('unit_history.list.search'), keyword || null],
          ]}
        />
      )}
      <HistoryParts
        list={list}
        onFile={(selection, { format, signal }) =>
          requireFile(
            fileOf('POST unit_history_report/get_report', {
              body: { ...selection, id, format },
              signal,
            }),
          )
        }
      />
    </>
  );
}
