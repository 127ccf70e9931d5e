import { bus, notified } from '@portal/platform/bus';
import { useSavedForm } from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { call } from '../../calls.ts';
import { savedCopiesQuery } from '../../kept/saved-copies.query.ts';
import { useSavedCopyActions } from '../../kept/use-saved-copy-actions.ts';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { choiceParameters } from './order-address.ts';
import {
  newOrder,
  type OrderChoices,
  type OrderValues,
  orderBody,
  orderIn,
} from './order-values.ts';

const prefix = 'fleet_conditions';

interface Order {
  readonly accounts: ChosenAccounts;
  /** Initial choices of the form. */
  readonly choices: OrderChoices;
  readonly range: { readonly from: string; readonly to: string };
}

/** Form that orders a report of the accounts and dates in the address. */
export function useOrder({ accounts, choices, range: { from, to } }: Order) {
  const { t } = useWords();
  const { show } = useSavedCopyActions(prefix);
  return useSavedForm<OrderValues>({
    // A form opened from a favorite has a draft of its own.
    draft: ['fleet-conditions', ...Object.values(choiceParameters(choices)).filter(Boolean)].join(
      '/',
    ),
    initial: () => newOrder(t('conditions.title'), choices),
    restore: orderIn,
    send: async (values, client_key) => {
      const report = await call('POST fleet_conditions/generate_reports', {
        body: {
          ...orderBody(values),
          client_key,
          account_ids: [...accounts.ids],
          ...(from && { date_from: from }),
          ...(to && { date_to: to }),
        },
      });
      show(report);
      bus.emit(notified, {
        tone: 'success',
        text: t('conditions.ordered', { name: report.report_name }),
      });
    },
    fields: { name: 'name', comment: 'comment', parts: 'parts' },
    problemText: ({ code }, _, error) => {
      if (code === 'limit_reached') return t('kept.problem.limit_reached');
      if (code === 'too_many_requests') return t('kept.problem.too_many');
      if (code === 'range_reversed') return t('conditions.problem.range');
      return code === 'unknown_value' ? t('conditions.problem.gone') : t(failureWord(error));
    },
    savedText: () => null,
    changes: savedCopiesQuery(prefix).queryKey,
  });
}
