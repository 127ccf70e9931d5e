import type { ListDefinition } from '@portal/contract/wire';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { Button, EmptyState } from '../ui/ui.ts';
import { activeFilters } from './active-filters.ts';
import type { ListChange } from './list-view.ts';
import type { AnyList } from './use-list.ts';

/** Texts for a list without any rows. */
export interface NoRows {
  readonly title: string;
  readonly text?: string | undefined;
  /** A suggested next step. */
  readonly action?: ReactNode;
}

interface ListEmptyProps {
  readonly list: AnyList;
  readonly none: NoRows;
}

/** Shown if a page has no rows: gives the reason and a way to see some. */
export function ListEmpty({ list, none }: ListEmptyProps) {
  const { t } = useWords();
  const { definition, view, change, result } = list;
  const action = (label: string, patch: ListChange<ListDefinition>) => (
    <Button variant="default" onClick={() => change(patch)}>
      {t(label)}
    </Button>
  );
  if ((result.data?.total_items ?? 0) > 0)
    return (
      <EmptyState
        title={t('shell:list.past_the_end')}
        action={action('shell:list.first_page', { page: 1 })}
      />
    );
  const { words } = definition;
  const narrowed = activeFilters(definition, view);
  const isNarrowed = narrowed.length > 0;
  if (!view.search && !isNarrowed)
    return <EmptyState title={none.title} text={none.text} action={none.action} />;
  const title = view.search
    ? t(words.noMatch ?? 'shell:list.no_match', { search: view.search })
    : t('shell:list.none_chosen');
  return (
    <EmptyState
      title={title}
      text={view.search && isNarrowed ? t('shell:list.narrowed') : undefined}
      action={
        isNarrowed
          ? action('shell:list.show_everything', {
              search: '',
              filters: Object.fromEntries(narrowed.map((name) => [name, ''])),
            })
          : action('shell:list.clear_search', { search: '' })
      }
    />
  );
}
