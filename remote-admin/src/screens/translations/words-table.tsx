import type { Locale, Word } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { DataTable } from '@portal/platform/ui';
import type { Editing } from './use-editing.ts';
import { wordColumns } from './words.columns.tsx';
import { WordsEmpty } from './words-empty.tsx';
import type { WordsView } from './words-view.ts';

interface WordsTableProps {
  readonly words: readonly Word[];
  /** Words on all pages together. */
  readonly total: number;
  readonly locale: Locale;
  readonly view: WordsView;
  readonly editing: Editing;
  readonly onChange: (change: Partial<WordsView>) => void;
}

export function WordsTable({ words, total, locale, view, editing, onChange }: WordsTableProps) {
  const { t } = useWords();
  if (words.length === 0) return <WordsEmpty total={total} view={view} onChange={onChange} />;
  return (
    <DataTable
      caption={t('words.title', { language: locale.name })}
      columns={wordColumns(t, locale.locale, editing)}
      rows={words}
      rowKey={({ id, locale_id }) => `${locale_id}/${id}`}
    />
  );
}
