import { useWords } from '@portal/platform/i18n';
import { OutcomeNotice } from './outcome-notice.tsx';
import { whyFailed } from './status-failure.ts';
import { UnsavedWords } from './unsaved-words.tsx';
import type { Editing } from './use-editing.ts';
import classes from './words-bar.module.css';

/** Bar that stays in view below the texts: the last result, failures and unsaved texts. */
export function WordsBar({ editing }: { readonly editing: Editing }) {
  const { t } = useWords();
  const { changed, saving, outcome } = editing;
  const isEmpty = changed.length === 0 && !outcome && !saving.failure;
  return (
    <div className={classes.bar} data-empty={isEmpty}>
      <div role="status">
        {outcome && outcome.kind !== 'failed' && (
          <OutcomeNotice outcome={outcome} undo={editing.undo} dismiss={editing.dismiss} />
        )}
      </div>
      <div role="alert" className={classes.alert}>
        {outcome?.kind === 'failed' && t('outcome.failed', { why: whyFailed(outcome.error, t) })}
        {saving.failure && t('unsaved.failed', { why: whyFailed(saving.failure.cause, t) })}
      </div>
      {changed.length > 0 && <UnsavedWords editing={editing} />}
    </div>
  );
}
