import { RangeFilter } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { AutoGrid, Panel, Stack } from '@portal/platform/ui';
import { AccountFilter } from '../../selection/account-filter.tsx';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { rangeIn, withRange } from './condition-address.ts';
import { OrderForm } from './order.form.tsx';

const days = { from: { label: 'conditions.from' }, to: { label: 'conditions.to' } } as const;

/** Orders a report: whose units and of when stand in the address, the rest is a draft. */
export function OrderPanel({ accounts }: { readonly accounts: ChosenAccounts }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  return (
    <Panel title={t('conditions.order')} description={t('conditions.order_text')}>
      <Stack>
        <AutoGrid minColumn="14rem">
          <AccountFilter prefix="fleet_conditions" accounts={accounts} />
          <RangeFilter
            range={rangeIn(params)}
            filters={days}
            onChange={(some) => setParams((now) => withRange(now, some))}
          />
        </AutoGrid>
        <OrderForm accounts={accounts} range={rangeIn(params)} />
      </Stack>
    </Panel>
  );
}
