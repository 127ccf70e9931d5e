import { RangeFilter } from '@portal/platform/dates';
import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { AutoGrid, Panel, Stack } from '@portal/platform/ui';
import { AccountFilter } from '../../selection/account-filter.tsx';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { rangeIn, withRange } from './condition-address.ts';
import { OrderForm } from './order.form.tsx';
import { choiceParameters, choicesIn } from './order-address.ts';
import { useOrder } from './use-order.ts';

const days = { from: { label: 'conditions.from' }, to: { label: 'conditions.to' } } as const;

/** Orders a report: accounts and dates are in the address, the rest is a draft. */
export function OrderPanel({ accounts }: { readonly accounts: ChosenAccounts }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const order = useOrder({ accounts, range: rangeIn(params), choices: choicesIn(params) });
  return (
    <Panel
      title={t('conditions.order')}
      description={t('conditions.order_text')}
      actions={
        <FavoritesButton
          kind="report"
          path="/fleet-condition-report"
          more={() => choiceParameters(order.form.getValues())}
        />
      }
    >
      <Stack>
        <AutoGrid minColumn="14rem">
          <AccountFilter prefix="fleet_conditions" accounts={accounts} />
          <RangeFilter
            range={rangeIn(params)}
            filters={days}
            onChange={(some) => setParams((now) => withRange(now, some))}
          />
        </AutoGrid>
        <OrderForm order={order} />
      </Stack>
    </Panel>
  );
}
