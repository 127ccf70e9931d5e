import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useUser } from '@portal/platform/session';
import { ActionIcon, IconChevronDown, Skeleton } from '@portal/platform/ui';
import { useEffect, useId, useState } from 'react';
import type { Basket } from '../basket/basket.ts';
import { isRefusal } from '../failure-text.ts';
import { baseOf } from '../figures/base-of.ts';
import type { WholeSelection } from '../selection/selection.ts';
import type { ChangeView } from '../selection/use-view-params.ts';
import classes from './changes.module.css';
import { changesQuery } from './changes.query.ts';
import { ChangesHead } from './changes-head.tsx';
import { FoundChange } from './found-change.tsx';
import { readPanelState, storePanelState } from './panel-state.ts';

interface ChangesPanelProps {
  readonly selection: WholeSelection;
  /** Reports in the combined report, whose cards are locked. */
  readonly basket: Basket;
  readonly change: ChangeView;
}

/** The main changes in the selection, as a few sentences above its reports. */
export function ChangesPanel({ selection, basket, change }: ChangesPanelProps) {
  const { t } = useWords();
  const login = useUser()?.Login ?? '';
  const [kept, setKept] = useState(() => readPanelState(login));
  const { data, error, isFetching, refetch } = useQuery(changesQuery(baseOf(selection)));
  const title = useId();
  const list = useId();
  const findings = data?.findings ?? [];
  const count = data && findings.length;

  useEffect(() => {
    if (count !== undefined) storePanelState(login, { folded: kept.folded, rows: count });
  }, [login, kept.folded, count]);

  // A refusal of the selection is shown in place of all reports.
  if (error && isRefusal(error)) return null;
  const isComing = !data && !error && !kept.folded;
  return (
    <section className={classes.panel} aria-labelledby={title} aria-busy={isFetching}>
      <ChangesHead
        titleId={title}
        answer={data && { findings: findings.length, comparisons: data.comparisons }}
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      >
        {findings.length > 0 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-expanded={!kept.folded}
            aria-controls={list}
            aria-label={t('changes.fold')}
            onClick={() => setKept({ ...kept, folded: !kept.folded })}
          >
            <IconChevronDown
              size={18}
              aria-hidden
              className={classes.chevron}
              data-folded={kept.folded}
            />
          </ActionIcon>
        )}
      </ChangesHead>
      {isComing && kept.rows > 0 && (
        <div className={classes.rows} aria-hidden>
          {Array.from({ length: kept.rows }, (_, place) => (
            <div key={`row ${place + 1}`} className={classes.row} data-coming>
              <Skeleton height={14} />
            </div>
          ))}
        </div>
      )}
      {findings.length > 0 && (
        <ol className={classes.rows} id={list} hidden={kept.folded}>
          {findings.map((finding) => (
            <FoundChange
              key={`${finding.rule} ${finding.subject?.key}`}
              found={finding}
              basket={basket}
              change={change}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
