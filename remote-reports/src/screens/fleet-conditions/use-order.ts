import { bus, notified } from '@portal/platform/bus';
import { useSavedForm } from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { call } from '../../calls.ts';
import { keptReportsQuery } from '../../kept/kept.query.ts';
import { useKeptActions } from '../../kept/use-kept-actions.ts';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { choicesAs } from './order-address.ts';
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
  /** What the form begins with. */
  readonly choices: OrderChoices;
  readonly range: { readonly from: string; readonly to: string };
}

/** The form that orders a report of the accounts and days in the address. */
export function useOrder({ accounts, choices, range: { from, to } }: Order) {
  const { t } = useWords();
  const { show } = useKeptActions(prefix);
  return useSavedForm<OrderValues>({
    // What a favorite has chosen is another form than an empty one.
    draft: ['fleet-conditions', ...Object.values(choicesAs(choices)).filter(Boolean)].join('/'),
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
    changes: keptReportsQuery(prefix).queryKey,
  });
}
