import { mostAccounts } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import { KeptReportsPanel } from '../../kept/kept-reports.panel.tsx';
import { useChosenAccounts } from '../../selection/accounts.ts';
import { LeftOut } from '../../selection/left-out.tsx';
import { conditionsAt } from './condition-address.ts';
import { OrderPanel } from './order.panel.tsx';
import { choicesIn } from './order-address.ts';

const prefix = 'fleet_conditions';

/** Fleet conditions: orders a report, and lists those that were made. */
export default function FleetConditionsPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const accounts = useChosenAccounts(prefix);
  const areLost = accounts.lost > 0 && !accounts.areUsable;
  return (
    <Page width="wide">
      <PageHeader title={t('conditions.title')} description={t('conditions.description')} />
      <LeftOut chosen={accounts} most={mostAccounts} />
      {!areLost && <OrderPanel key={JSON.stringify(choicesIn(params))} accounts={accounts} />}
      <KeptReportsPanel
        prefix={prefix}
        openAt={conditionsAt}
        emptyText={t('conditions.none_made')}
      />
    </Page>
  );
}
