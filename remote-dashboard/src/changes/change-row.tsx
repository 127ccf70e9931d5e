import type { Change } from '@portal/contract/fleet-dashboard';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Anchor } from '@portal/platform/ui';
import { useId } from 'react';
import classes from './changes.module.css';
import { definitionOf } from './definition-of.ts';
import { useSentence } from './use-sentence.ts';

interface ChangeRowProps {
  readonly change: Change;
  /** Shows the card of the finding. */
  readonly onCard: () => void;
  /** Opens the finding's records; undefined when the card is locked. */
  readonly onRecords: (() => void) | undefined;
}

/** A finding: its sentence, what is at stake, and links to its card and its records. */
export function ChangeRow({ change, onCard, onRecords }: ChangeRowProps) {
  const { t } = useWords();
  const id = useId();
  const { sentence, stake } = useSentence()(change);
  const { definition } = definitionOf(change);
  const records = t(`changes.records.${definition?.records ?? 'lines'}`, {
    count: change.records,
    n: formatInteger(change.records),
  });
  return (
    <li className={classes.row}>
      <span className={classes.sentence} id={id}>
        {sentence}
      </span>
      <span className={classes.more}>
        {stake && <span className={classes.stake}>{stake}</span>}
        <Anchor
          component="button"
          type="button"
          underline="always"
          className={classes.link ?? ''}
          aria-describedby={id}
          onClick={onCard}
        >
          {t('changes.card')}
        </Anchor>
        {onRecords ? (
          <Anchor
            component="button"
            type="button"
            underline="always"
            className={classes.link ?? ''}
            aria-describedby={id}
            onClick={onRecords}
          >
            {records}
          </Anchor>
        ) : (
          <span className={classes.stake}>{records}</span>
        )}
      </span>
    </li>
  );
}
