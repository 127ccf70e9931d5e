import { personText, type Word } from '@portal/contract/admin';
import { formatDay } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Badge } from '@portal/platform/ui';
import classes from './words-table.module.css';

/** Marks of a text: its origin, its last editor, and its comments. */
export function WordMarks({ word }: { readonly word: Word }) {
  const { t } = useWords();
  const {
    is_edited,
    is_held_back,
    is_source_changed,
    inherited_from,
    edited_by,
    edited_at,
    comments,
  } = word;
  return (
    <div className={classes.marks}>
      {is_edited ? (
        <Badge variant="light">{t('state.edited')}</Badge>
      ) : (
        <Badge variant="default">
          {inherited_from ? t('state.inherited', { locale: inherited_from }) : t('state.built')}
        </Badge>
      )}
      {is_held_back && <Badge color="amber">{t('state.held_back')}</Badge>}
      {is_source_changed && <Badge color="amber">{t('standing.source_changed')}</Badge>}
      {edited_by && edited_at && (
        <span>
          {t('word.changed', { login: personText(edited_by, t), date: formatDay(edited_at) })}
        </span>
      )}
      {is_held_back && <span>{t('word.held_back_text')}</span>}
      {is_source_changed && !is_held_back && <span>{t('word.source_changed_text')}</span>}
      {comments && <span dir="auto">{t('word.noted', { comments })}</span>}
    </div>
  );
}
