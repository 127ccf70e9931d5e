import type { Word } from '@portal/contract/admin';
import type { ListCells } from '@portal/platform/lists';
import { SourceCell } from './source-cell.tsx';
import { TranslationCell } from './translation-cell.tsx';
import type { Editing } from './use-editing.ts';
import classes from './words-table.module.css';

/** Key, English text and translation; the translation is edited in place. */
export const wordCells = (
  locale: string,
  editing: Editing,
  onEditSource: (word: Word) => void,
): ListCells<Word> => ({
  key: ({ namespace, key }) => (
    <span className={classes.key}>
      <span className={classes.namespace}>{namespace}</span>
      <code>{key}</code>
    </span>
  ),
  translation_text: (word) => <SourceCell word={word} onEdit={onEditSource} />,
  translated_text: (word) => <TranslationCell word={word} locale={locale} editing={editing} />,
});
