import type { Word } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { ActionIcon, IconCheck, IconEdit, IconRefresh, Tooltip } from '@portal/platform/ui';
import type { Editing } from './use-editing.ts';
import { WordMarks } from './word-marks.tsx';
import classes from './words-table.module.css';

interface WordDisplayProps {
  readonly word: Word;
  readonly locale: string;
  readonly editing: Pick<Editing, 'open' | 'revert' | 'confirm'>;
}

/** A translation with its actions. */
export function WordDisplay({ word, locale, editing }: WordDisplayProps) {
  const { t } = useWords();
  const language = word.is_edited ? locale : (word.inherited_from ?? locale);
  return (
    <div className={classes.shown}>
      <div className={classes.words}>
        <span className={classes.text} lang={language} dir="auto">
          {word.translated_text}
        </span>
        <WordMarks word={word} />
      </div>
      <div className={classes.actions}>
        {word.is_source_changed && !word.is_held_back && (
          <Tooltip label={t('word.confirm')}>
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t('word.confirm_named', { key: word.key })}
              onClick={() => editing.confirm(word)}
            >
              <IconCheck size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {word.is_edited && (
          <Tooltip label={t('word.revert')}>
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t('word.revert_named', { key: word.key })}
              onClick={() => editing.revert(word)}
            >
              <IconRefresh size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label={t('word.edit')}>
          <ActionIcon
            variant="subtle"
            size="lg"
            data-entry
            aria-label={t('word.edit_named', { key: word.key })}
            onClick={() => editing.open(word)}
          >
            <IconEdit size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </div>
  );
}
