import type { HistoryAccount } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { EmptyState } from '@portal/platform/ui';

interface NoHistoryProps {
  /** Undefined if none is chosen or it is not known yet. */
  readonly account: HistoryAccount | undefined;
  /** Number of a unit that does not exist; empty if none is chosen. */
  readonly unit: string;
  /** Whether the user cannot see the account named. */
  readonly isLost: boolean;
}

/** Empty state without a history: names the choice still to make, or the one that was not found. */
export function NoHistory({ account, unit, isLost }: NoHistoryProps) {
  const { t } = useWords();
  if (isLost)
    return (
      <EmptyState
        title={t('unit_history.account_lost')}
        text={t('unit_history.account_lost_text')}
      />
    );
  if (unit !== '')
    return (
      <EmptyState
        title={t('unit_history.unit_lost', { number: unit })}
        text={t('unit_history.unit_lost_text')}
      />
    );
  return (
    <EmptyState
      title={
        account
          ? t('unit_history.no_unit_chosen', { fleet: account.fleet_name })
          : t('unit_history.nothing_chosen')
      }
      text={t('unit_history.nothing_chosen_text')}
    />
  );
}
