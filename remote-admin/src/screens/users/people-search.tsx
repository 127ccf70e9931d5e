import { useWords } from '@portal/platform/i18n';
import { useCallback } from 'react';
import { SearchField } from '../../search/search-field.tsx';
import type { ChangeView } from './use-users-view.ts';
import classes from './users.module.css';
import type { UsersView } from './users-view.ts';

interface PeopleSearchProps {
  readonly view: UsersView;
  readonly onChange: ChangeView;
}

/** Searches for somebody once typing rests. */
export function PeopleSearch({ view, onChange }: PeopleSearchProps) {
  const { t } = useWords();
  const search = useCallback(
    (text: string) => onChange({ search: text }, { replace: true }),
    [onChange],
  );
  return (
    <SearchField
      label={t(view.tab === 'users' ? 'users.filter.search_users' : 'users.filter.search')}
      className={classes.filter}
      value={view.search}
      onSearch={search}
    />
  );
}
