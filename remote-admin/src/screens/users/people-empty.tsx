import { useWords } from '@portal/platform/i18n';
import { Button, EmptyState } from '@portal/platform/ui';
import { PastTheEnd } from '../../lists/past-the-end.tsx';
import type { ChangeView } from './use-users-view.ts';
import type { UsersView } from './users-view.ts';

interface PeopleEmptyProps {
  /** People on all pages together. */
  readonly total: number;
  readonly view: UsersView;
  readonly onChange: ChangeView;
}

/** Nobody on this page: says why, and leads to somebody. */
export function PeopleEmpty({ total, view, onChange }: PeopleEmptyProps) {
  const { t } = useWords();
  const action = (label: string, change: Partial<UsersView>) => (
    <Button variant="default" onClick={() => onChange(change)}>
      {t(label)}
    </Button>
  );
  if (total > 0) return <PastTheEnd onFirst={() => onChange({ page: 1 })} />;
  if (view.search) {
    return (
      <EmptyState
        title={t('users.empty.no_match', { search: view.search })}
        action={action('filters.clear_search', { search: '' })}
      />
    );
  }
  if (view.tab === 'users') {
    return (
      <EmptyState
        title={t('users.empty.group')}
        action={view.group && action('users.empty.every_group', { group: '' })}
      />
    );
  }
  return (
    <EmptyState
      title={t(`users.empty.${view.state}`)}
      text={view.state === 'waiting' ? t('users.empty.waiting_text') : undefined}
    />
  );
}
