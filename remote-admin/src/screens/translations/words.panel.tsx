import type { Locale } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { ListPanel } from '../../lists/list.panel.tsx';
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
      <ListPanel
        title={t('words.title', { language: locale?.name ?? '' })}
        description={t('words.description')}
        list={list}
        page={view.page}
        pageSize={pageSize}
        onPage={(page) => change({ page })}
        words={{ pages: t('words.pages'), failed: t('words.failed') }}
        expected={pageSize}
        filters={
          <WordsFilters
            locales={locales}
            locale={locale?.locale ?? ''}
            namespaces={list.data?.namespaces ?? []}
            view={view}
            onChange={change}
          />
        }
      >
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
      </ListPanel>
      <WordsBar editing={editing} />
    </>
  );
}
