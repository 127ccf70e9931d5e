import { mostAccounts } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import { SavedCopiesPanel } from '../../kept/saved-copies.panel.tsx';
import { useChosenAccounts } from '../../selection/accounts.ts';
import { OmittedItemsWarning } from '../../selection/omitted-items-warning.tsx';
import { conditionsAt } from './condition-address.ts';
import { OrderPanel } from './order.panel.tsx';
import { choicesIn } from './order-address.ts';

const prefix = 'fleet_conditions';

/** Fleet conditions: orders a report and lists those already made. */
export default function FleetConditionsPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const accounts = useChosenAccounts(prefix);
  const areLost = accounts.lost > 0 && !accounts.areUsable;
  return (
    <Page width="wide">
      <PageHeader title={t('conditions.title')} description={t('conditions.description')} />
      <OmittedItemsWarning chosen={accounts} most={mostAccounts} />
      {!areLost && <OrderPanel key={JSON.stringify(choicesIn(params))} accounts={accounts} />}
      <SavedCopiesPanel
        prefix={prefix}
        openAt={conditionsAt}
        emptyText={t('conditions.none_made')}
      />
    </Page>
  );
}
