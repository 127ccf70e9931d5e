import { type UnitHistory, unitHistoryList } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/platform/exports';
import { FavoritesButton } from '@portal/platform/favorites';
import { formatDate } from '@portal/platform/format';
import { clock } from '@portal/platform/guarding';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { listSelection, useList } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { PageHeader } from '@portal/platform/ui';
import { call, fileOf } from '../../calls.ts';
import { SaveCopyButton } from '../../kept/save-copy-button.tsx';
import { SavedCopiesLink } from '../../kept/saved-copies-link.tsx';
import { savedCopyListAt } from '../../kept/saved-copy-address.ts';
import { DetailsButton } from './details-button.tsx';
import { HeatMapLink } from './heat-map-link.tsx';
import { HistoryParts } from './history-parts.tsx';
import { NoHistory } from './no-history.tsx';
import { unitIn } from './unit-address.ts';
import { UnitChoice } from './unit-choice.tsx';
import { history, namedAccountQuery } from './unit-history.query.ts';

/** The history of a unit from today's records. */
export function HistoryToday() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const named = unitIn(params);
  const { data: accounts } = useQuery({
    ...namedAccountQuery(named.account),
    enabled: named.account !== '',
  });
  const account = named.account === '' ? undefined : accounts?.[0];
  const isChosen = named.account !== '' && named.unit !== '';
  const ofUnit = { account: named.account, unit_number: named.unit };
  const list = useList(unitHistoryList, {
    key: [...history, 'entries', named],
    ask: (body, signal) =>
      call('POST unit_history_report/get_unit_history_report', {
        body: { ...body, ...ofUnit },
        signal,
      }),
    enabled: isChosen,
  });
  const { data, error } = list.result;
  const lost = isCallFailure(error) && error.code === 'unknown_value' ? error.path : null;
  const isAccountLost = lost === 'account' || accounts?.length === 0;
  const hasHistory = isChosen && lost === null && !isAccountLost;
  const { from, to } = list.view.filters;
  return (
    <>
      <PageHeader
        title={t('unit_history.title')}
        description={t('unit_history.description')}
        actions={
          <>
            <FavoritesButton kind="report" path="/unit-history-report" canAdd={hasHistory} />
            {data && hasHistory && <HeatMapLink unit={data.unit} range={list.view.filters} />}
            {data && hasHistory && (
              <SaveCopyButton
                prefix="unit_history_report"
                list={`/unit-history-report${savedCopyListAt(params)}`}
                proposed={nameOf(data.unit)}
                onKeep={(name, client_key) =>
                  call('POST unit_history_report/generate_reports', {
                    body: {
                      ...ofUnit,
                      name,
                      client_key,
                      ...(from && { date_from: from }),
                      ...(to && { date_to: to }),
                      ...(list.view.search && { keyword: list.view.search }),
                    },
                  })
                }
              />
            )}
            <SavedCopiesLink />
          </>
        }
      />
      <UnitChoice named={named} account={account} />
      {hasHistory ? (
        <HistoryParts
          list={list}
          actions={
            <DetailsButton
              disabled={list.rows.length === 0}
              onFile={(signal) =>
                fileOf('POST unit_history_report/download_all_details', {
                  body: { ...listSelection(unitHistoryList, list.view), ...ofUnit },
                  signal,
                })
              }
            />
          }
          onFile={(selection, { format, signal }) => {
            const body = { ...selection, ...ofUnit };
            return format === exportFormats.pdf
              ? fileOf('POST unit_history_report/download_pdf', { body, signal })
              : fileOf('POST unit_history_report/download_excel', { body, signal });
          }}
        />
      ) : (
        <NoHistory account={account} unit={named.unit} isLost={isAccountLost} />
      )}
    </>
  );
}

/** Proposed name for a saved copy. */
const nameOf = ({ unit_number, fleet_name }: UnitHistory['unit']): string =>
  [unit_number, fleet_name, formatDate(clock.today())].join(', ');
