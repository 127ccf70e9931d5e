import { type Locale, wordsList } from '@portal/contract/admin';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { Button, IconPlus } from '@portal/platform/ui';
import { useState } from 'react';
import { call, fileOf } from '../../calls.ts';
import { NewLanguageForm } from './new-language.form.tsx';
import { useEditing } from './use-editing.ts';
import { useViewedLocale } from './use-viewed-locale.ts';
import { wordCells } from './words.columns.tsx';
import { allWords } from './words.query.ts';
import { WordsBar } from './words-bar.tsx';
import { WordsFilters } from './words-filters.tsx';
import { WordsProgress } from './words-progress.tsx';

/**
 * The words of one language: filters, the table, and what is done to them.
 *
 * @param locales undefined as long as they are on their way
 */
export function WordsPanel({ locales }: { readonly locales: readonly Locale[] | undefined }) {
  const { t } = useWords();
  const { locale, choose } = useViewedLocale(locales);
  const editing = useEditing();
  const localeId = locale?.id ?? 0;
  const list = useList(wordsList, {
    key: [...allWords, localeId],
    ask: (request, signal) =>
      call('POST admin/translations/get_words', {
        body: { ...request, locale_id: localeId },
        signal,
      }),
    enabled: locale?.id !== undefined,
  });
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <WordsProgress
        localeId={locale?.id}
        language={locale?.name ?? ''}
        namespace={list.view.filters.namespace}
      />
      <ListPanel
        list={list}
        title={t('words.title', { language: locale?.name ?? '' })}
        actions={
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={!locales}
            onClick={() => setAdding(true)}
          >
            {t('language.add.open')}
          </Button>
        }
        cells={wordCells(locale?.locale ?? '', editing)}
        onFile={(selection, { format, signal }) =>
          fileOf('POST admin/translations/export_words', {
            signal,
            body: { ...selection, locale_id: localeId, format },
          })
        }
        rowKey={({ id, locale_id }) => `${locale_id}/${id}`}
        filters={
          <WordsFilters
            locales={locales ?? (locale ? [locale] : [])}
            locale={locale?.locale ?? ''}
            onLocale={choose}
            namespaces={list.result.data?.namespaces ?? []}
            namespace={list.view.filters.namespace}
            onNamespace={(namespace) => list.change({ filters: { namespace } })}
            standing={list.view.filters.standing}
            onStanding={(standing) => list.change({ filters: { standing } })}
          />
        }
      />
      <WordsBar editing={editing} />
      <FormDrawer
        opened={isAdding}
        title={t('language.add.title')}
        onClose={() => setAdding(false)}
      >
        <NewLanguageForm locales={locales ?? []} onAdded={choose} />
      </FormDrawer>
    </>
  );
}
