import type { HistoryAccount } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { EmptyState } from '@portal/platform/ui';

interface NoHistoryProps {
  /** Missing while none is chosen or known. */
  readonly account: HistoryAccount | undefined;
  /** Number of the unit that is not there; empty where none is chosen. */
  readonly unit: string;
  /** Whether the account that is named is not there for the reader. */
  readonly isLost: boolean;
}

/** No unit whose history could be shown: says which choice is left, or which one is lost. */
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
