import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Panel } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { reportQuery } from '../figures/report.query.ts';
import type { PartMode } from '../figures/view/part-mode.ts';
import { HeatMapLink } from '../links/heat-map-link.tsx';
import { RecordsProvider } from '../records/records-provider.tsx';
import { ReportControls } from './controls/report-controls.tsx';
import { loadStateOf } from './load-state.ts';
import classes from './report-card.module.css';
import { ReportComment } from './report-comment.tsx';
import { ReportFigures, type ViewedReport } from './report-figures.tsx';
import { ReportInfo } from './report-info.tsx';
import { ReportLock } from './report-lock.ts';

export interface ReportCardProps extends ViewedReport {
  /** It is in the combined report: how it is looked at stays. */
  readonly isLocked?: boolean;
  /** Puts it into the combined report, or takes it out. */
  readonly toReport?: ReactNode;
  /** What else can be done with it, as taking it along as a file. */
  readonly tools?: ReactNode;
  /** What stands in place of its controls on the combined report, and what is shown of it there. */
  readonly combined?: { readonly controls: ReactNode; readonly mode: PartMode };
}

/** One report on its own: its call, its states and its controls touch no other card. */
export function ReportCard({
  isLocked = false,
  toReport,
  tools,
  combined,
  ...props
}: ReportCardProps) {
  const { definition, selection, view, onView } = props;
  const { t } = useWords();
  const account = selection.fleet.account;
  const query = reportQuery(definition, selection, view);
  const answered = useQuery({
    ...query,
    // Figures of another account are never shown, not even for a moment, nor those of other rows.
    placeholderData: (before, earlier) =>
      [1, 2].every((place) => earlier?.queryKey[place] === query.queryKey[place])
        ? before
        : undefined,
  });
  const { data, isFetching, isPlaceholderData } = answered;

  return (
    <ReportLock value={combined ? 'read' : isLocked ? 'locked' : 'open'}>
      <div data-report={definition.type} data-status={loadStateOf(answered)}>
        <RecordsProvider
          report={{ definition, selection, view, fleets: data?.national_accounts }}
          isStale={isPlaceholderData}
        >
          <Panel
            title={t(definition.title)}
            headingLevel={combined ? 3 : 2}
            {...(view.comment && {
              description: <span className={classes.comment}>{view.comment}</span>,
            })}
            refreshing={isFetching && data !== undefined}
            actions={
              <>
                {toReport}
                <HeatMapLink definition={definition} selection={selection} />
                {!combined && (
                  <ReportComment definition={definition} comment={view.comment} onView={onView} />
                )}
                <ReportInfo definition={definition} />
                {tools}
              </>
            }
            {...(definition.footnote && { footer: t(definition.footnote) })}
          >
            {combined?.controls ?? (
              <ReportControls
                definition={definition}
                account={account}
                view={view}
                onView={onView}
              />
            )}
            <ReportFigures
              {...props}
              mode={combined?.mode ?? view.mode}
              isRoomy={combined !== undefined}
              answered={answered}
            />
          </Panel>
        </RecordsProvider>
      </div>
    </ReportLock>
  );
}
