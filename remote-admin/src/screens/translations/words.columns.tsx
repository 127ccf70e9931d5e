import type { Word } from '@portal/contract/admin';
import type { ListCells } from '@portal/platform/lists';
import { TranslationCell } from './translation-cell.tsx';
import type { Editing } from './use-editing.ts';
import classes from './words-table.module.css';

/** Key, English and translation of a word; the translation is edited where it stands. */
export const wordCells = (locale: string, editing: Editing): ListCells<Word> => ({
  key: ({ namespace, key }) => (
    <span className={classes.key}>
      <span className={classes.namespace}>{namespace}</span>
      <code>{key}</code>
    </span>
  ),
  translation_text: ({ translation_text }) => (
    <span className={classes.text} lang="en-US" dir="auto">
      {translation_text}
    </span>
  ),
  translated_text: (word) => <TranslationCell word={word} locale={locale} editing={editing} />,
});
