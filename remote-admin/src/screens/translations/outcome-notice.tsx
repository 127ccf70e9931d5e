import { bus, wordsChanged } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { Button, CloseButton } from '@portal/platform/ui';
import { isRestorable, type Outcome } from './outcome.ts';
import classes from './words-bar.module.css';

interface OutcomeNoticeProps {
  readonly outcome: Exclude<Outcome, { kind: 'failed' }>;
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/** Reports the last action on texts and offers to undo it or to reload the texts. */
export function OutcomeNotice({ outcome, undo, dismiss }: OutcomeNoticeProps) {
  const { t } = useWords();
  const isUndoable =
    outcome.kind === 'discarded' || (outcome.kind === 'reverted' && isRestorable(outcome.word));
  const textOf = () => {
    if (outcome.kind === 'saved') return t('outcome.saved', { count: outcome.count });
    if (outcome.kind === 'discarded') {
      return t('outcome.discarded', { count: outcome.drafts.length });
    }
    return t(`outcome.${outcome.kind}`, { key: outcome.word.key });
  };
  return (
    <div className={classes.line}>
      <span>
        {textOf()} {outcome.kind !== 'discarded' && t('outcome.not_shown_yet')}
      </span>
      <div className={classes.buttons}>
        {isUndoable && (
          <Button variant="default" size="sm" onClick={undo}>
            {t('outcome.undo')}
          </Button>
        )}
        {outcome.kind !== 'discarded' && (
          <Button variant="default" size="sm" onClick={() => bus.emit(wordsChanged, null)}>
            {t('outcome.load_again')}
          </Button>
        )}
        <CloseButton aria-label={t('outcome.dismiss')} onClick={dismiss} />
      </div>
    </div>
  );
}
