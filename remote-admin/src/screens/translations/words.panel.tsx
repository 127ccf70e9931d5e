import type { Locale } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { FailedState, Pager, Panel, PanelSkeleton } from '@portal/platform/ui';
import { failureText } from '../../failure-text.ts';
import { useEditing } from './use-editing.ts';
import { useWordsView } from './use-words-view.ts';
import { pageSize, wordsQuery } from './words.query.ts';
import { WordsBar } from './words-bar.tsx';
import { WordsFilters } from './words-filters.tsx';
import { WordsTable } from './words-table.tsx';

/** The words of one language: filters, the table, and what is done to them. */
export function WordsPanel({ locales }: { readonly locales: readonly Locale[] }) {
  const { t } = useWords();
  const { view, locale, change } = useWordsView(locales);
  const editing = useEditing();
  const localeId = locale?.id ?? 0;
  const list = useQuery({
    ...wordsQuery(localeId, view),
    enabled: locale !== undefined,
    placeholderData: (before, earlier) => (earlier?.queryKey[1] === localeId ? before : undefined),
  });

  return (
    <>
      <Panel
        title={t('words.title', { language: locale?.name ?? '' })}
        description={t('words.description')}
        refreshing={list.isFetching && list.data !== undefined}
        padding="flush"
        footer={
          list.data && (
            <Pager
              page={view.page}
              pageSize={pageSize}
              total={list.data.total_items}
              onPage={(page) => change({ page })}
              label={t('words.pages')}
            />
          )
        }
      >
        <WordsFilters
          locales={locales}
          locale={locale?.locale ?? ''}
          namespaces={list.data?.namespaces ?? []}
          view={view}
          onChange={change}
        />
        {list.error && (
          <FailedState
            title={t('words.failed')}
            text={t(failureText(list.error))}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {list.isPending && <PanelSkeleton shape="table" count={pageSize} />}
        {list.data && locale && (
          <WordsTable
            words={list.data.words}
            total={list.data.total_items}
            locale={locale}
            view={view}
            editing={editing}
            onChange={change}
          />
        )}
      </Panel>
      <WordsBar editing={editing} />
    </>
  );
}
