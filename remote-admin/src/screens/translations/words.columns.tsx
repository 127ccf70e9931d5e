import type { Word } from '@portal/contract/admin';
import type { SpokenWords } from '@portal/platform/i18n';
import type { Column } from '@portal/platform/ui';
import { TranslationCell } from './translation-cell.tsx';
import type { Editing } from './use-editing.ts';
import classes from './words-table.module.css';

/** Key, English and translation of a word; the translation is edited where it stands. */
export const wordColumns = (
  t: SpokenWords['t'],
  locale: string,
  editing: Editing,
): readonly Column<Word>[] => [
  {
    field: 'key',
    header: t('column.key'),
    width: '24%',
    render: ({ namespace, key }) => (
      <span className={classes.key}>
        <span className={classes.namespace}>{namespace}</span>
        <code>{key}</code>
      </span>
    ),
  },
  {
    field: 'translation_text',
    header: t('column.english'),
    width: '32%',
    render: ({ translation_text }) => (
      <span className={classes.text} lang="en-US" dir="auto">
        {translation_text}
      </span>
    ),
  },
  {
    field: 'translated_text',
    header: t('column.translation'),
    render: (word) => <TranslationCell word={word} locale={locale} editing={editing} />,
  },
];
