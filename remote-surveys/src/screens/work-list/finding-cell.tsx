import { type FindingRow, personText } from '@portal/contract/fleet-surveys';
import { formatDate, formatDay } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { VisuallyHidden } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { useFindingText } from '../../findings/use-finding-text.ts';
import { inspectionLooks } from '../../surveys/inspection-looks.ts';
import classes from './finding-cell.module.css';

const colors = { warning: 'yellow', critical: 'red' } as const;

interface FindingCellProps {
  readonly finding: FindingRow;
  /** Actions for the finding, beside it, or below it on small screens. */
  readonly children: ReactNode;
}

/** A finding with its position, the inspector's note, and its outcome. */
export function FindingCell({ finding, children }: FindingCellProps) {
  const { t } = useWords();
  const text = useFindingText();
  const color = colors[finding.severity];
  const Mark = inspectionLooks[color].icon;
  const { noted, outcome, closed_by, closed_at, comments, replacement } = finding;
  return (
    <div className={classes.finding}>
      <div className={classes.text}>
        <span className={classes.rule} data-color={color}>
          <Mark size={18} aria-hidden className={classes.mark} />
          <span>
            <VisuallyHidden>{t(`severity.${finding.severity}`)}: </VisuallyHidden>
            <b>{text.place(finding)}</b> {text.rule(finding, finding.measure)}
          </span>
        </span>
        {noted && !finding.is_settled_on_site && (
          <span className={classes.quiet}>
            {t('work.noted_as', {
              what: t(`resolution.${noted}`),
              name: personText(finding.surveyor, t),
            })}
          </span>
        )}
        {outcome && closed_at && (
          <span className={classes.quiet}>
            {t(finding.is_settled_on_site ? 'work.settled_as' : 'work.closed_as', {
              what: t(`resolution.${outcome}`),
              name: personText(closed_by ?? '', t),
              date: formatDay(closed_at),
            })}
          </span>
        )}
        {comments && <bdi className={classes.quiet}>{comments}</bdi>}
        {replacement && (
          <span className={classes.quiet}>
            {t('work.replaced', {
              tire: replacement.tire || t('work.tire'),
              date: formatDate(replacement.mounted_on),
            })}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
