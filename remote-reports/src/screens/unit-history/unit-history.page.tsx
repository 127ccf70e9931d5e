import { unitHistoryList } from '@portal/contract/analysis-reports';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { HeatMapLink } from './heat-map-link.tsx';
import { HistoryPanel } from './history.panel.tsx';
import { HistoryCosts } from './history-costs.tsx';
import { HistoryTiles } from './history-tiles.tsx';
import { NoHistory } from './no-history.tsx';
import { unitIn } from './unit-address.ts';
import { UnitChoice } from './unit-choice.tsx';
import { UnitFacts } from './unit-facts.tsx';
import { history, namedAccountQuery } from './unit-history.query.ts';

/** The unit history: everything that happened to one unit, and what it cost. */
export default function UnitHistoryPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const named = unitIn(params);
  const { data: accounts } = useQuery({
    ...namedAccountQuery(named.account),
    enabled: named.account !== '',
  });
  const account = named.account === '' ? undefined : accounts?.[0];
  const isChosen = named.account !== '' && named.unit !== '';
  const list = useList(unitHistoryList, {
    key: [...history, 'entries', named],
    ask: (body, signal) =>
      call('POST unit_history_report/get_unit_history_report', {
        body: { ...body, account: named.account, unit_number: named.unit },
        signal,
      }),
    enabled: isChosen,
  });
  const { data, error } = list.result;
  const lost = isCallFailure(error) && error.code === 'unknown_value' ? error.path : null;
  const isAccountLost = lost === 'account' || accounts?.length === 0;
  const hasHistory = isChosen && lost === null && !isAccountLost;
  return (
    <Page width="wide">
      <PageHeader
        title={t('unit_history.title')}
        description={t('unit_history.description')}
        actions={data && hasHistory && <HeatMapLink unit={data.unit} range={list.view.filters} />}
      />
      <UnitChoice named={named} account={account} />
      {hasHistory ? (
        <>
          {data && <UnitFacts unit={data.unit} />}
          {data && <HistoryTiles summary={data.summary} />}
          {data && <HistoryCosts summary={data.summary} />}
          <HistoryPanel list={list} named={named} />
        </>
      ) : (
        <NoHistory account={account} unit={named.unit} isLost={isAccountLost} />
      )}
    </Page>
  );
}
