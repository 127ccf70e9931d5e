import { type Locale, type Word, wordsList } from '@portal/contract/admin';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { Button, IconPlus, IconTable, Stack } from '@portal/platform/ui';
import { useState } from 'react';
import { call, fileOf } from '../../calls.ts';
import { NewWordForm } from './new-word.form.tsx';
import { SourceForm } from './source.form.tsx';
import { useEditing } from './use-editing.ts';
import { useViewedLocale } from './use-viewed-locale.ts';
import { wordCells } from './words.columns.tsx';
import { allWords } from './words.query.ts';
import { WordsBar } from './words-bar.tsx';
import { WordsFile } from './words-file/words-file.tsx';
import { WordsFilters } from './words-filters.tsx';
import { WordsProgress } from './words-progress.tsx';

/**
 * The texts of one language: filters, the table, and the actions on them.
 *
 * @param locales undefined while loading
 */
export function WordsPanel({ locales }: { readonly locales: readonly Locale[] | undefined }) {
  const { t } = useWords();
  const { locale, choose } = useViewedLocale(locales);
  const known = locales?.find(({ id }) => id === locale?.id);
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
  const [isFileOpen, setFileOpen] = useState(false);
  const [source, setSource] = useState<Word | null>(null);
  const [isSourceOpen, setSourceOpen] = useState(false);
  const { namespace, standing } = list.view.filters;
  const keyword = list.view.search.trim();
  return (
    <>
      <Stack gap="lg">
        <WordsProgress
          localeId={locale?.id}
          language={locale?.name ?? ''}
          namespace={list.view.filters.namespace}
        />
        <ListPanel
          list={list}
          title={t('words.title', { language: locale?.name ?? '' })}
          actions={
            <>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                disabled={!known}
                onClick={() => setAdding(true)}
              >
                {t('new_word.open')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconTable size={16} aria-hidden />}
                disabled={!known}
                onClick={() => setFileOpen(true)}
              >
                {t('words_file.open')}
              </Button>
            </>
          }
          cells={wordCells(locale?.locale ?? '', editing, (word) => {
            setSource(word);
            setSourceOpen(true);
          })}
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
            />
          }
        />
      </Stack>
      <WordsBar editing={editing} />
      <FormDrawer opened={isAdding} title={t('new_word.title')} onClose={() => setAdding(false)}>
        {known && (
          <NewWordForm
            locale={known}
            namespaces={list.result.data?.namespaces ?? []}
            onAdded={(key) =>
              list.change({ search: key, filters: { namespace: '', standing: '' } })
            }
          />
        )}
      </FormDrawer>
      <FormDrawer
        opened={isFileOpen}
        title={t('words_file.title', { language: locale?.name ?? '' })}
        onClose={() => setFileOpen(false)}
      >
        {known && (
          <WordsFile
            locale={known}
            selection={{
              locale_id: known.id,
              ...(namespace && { namespace }),
              ...(keyword && { keyword }),
              ...(standing && { standing }),
            }}
          />
        )}
      </FormDrawer>
      <FormDrawer
        opened={isSourceOpen}
        title={t('source.title', { key: source?.key ?? '' })}
        onClose={() => setSourceOpen(false)}
      >
        {source && (
          <SourceForm
            key={source.id}
            word={list.rows.find(({ id }) => id === source.id) ?? source}
          />
        )}
      </FormDrawer>
    </>
  );
}
