import type { Word } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { ActionIcon, Badge, IconEdit, Tooltip } from '@portal/platform/ui';
import { hasEnglishForm, isSourceEdited, isSourceReplaced } from './source.ts';
import classes from './words-table.module.css';

interface SourceCellProps {
  readonly word: Word;
  readonly onEdit: (word: Word) => void;
}

/** The English text, marks for its origin, and the note to its translators. */
export function SourceCell({ word, onEdit }: SourceCellProps) {
  const { t } = useWords();
  return (
    <div className={classes.shown}>
      <div className={classes.words}>
        <span className={classes.text} lang="en-US" dir="auto">
          {word.translation_text}
        </span>
        <div className={classes.marks}>
          {word.built_source === null && <Badge variant="light">{t('source.added')}</Badge>}
          {isSourceEdited(word) && <Badge variant="light">{t('state.edited')}</Badge>}
          {isSourceReplaced(word) && <Badge color="amber">{t('source.replaced')}</Badge>}
          {word.source_comments && (
            <span dir="auto">{t('word.noted', { comments: word.source_comments })}</span>
          )}
        </div>
      </div>
      {hasEnglishForm(word) && (
        <div className={classes.actions}>
          <Tooltip label={t('source.edit')}>
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t('source.edit_named', { key: word.key })}
              onClick={() => onEdit(word)}
            >
              <IconEdit size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </div>
      )}
    </div>
  );
}
