import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { Panel } from '../../ui/ui.ts';
import { LockedHint } from '../controls/locked-hint.tsx';
import { OptionsButton } from '../controls/options-button.tsx';
import controls from '../controls/report-controls.module.css';
import { ViewDifferences } from '../controls/view-differences.tsx';
import { loadStateOf } from '../figures/load-state.ts';
import { reportQuery } from '../figures/report.query.ts';
import { type FigureInAddress, RecordsProvider } from '../records/records-provider.tsx';
import { ReportLock } from '../report-lock.ts';
import type { ReportSource } from '../source/report-source.ts';
import { SourceContext } from '../source/source-context.ts';
import { type CommonView, firstView } from '../view/common-view.ts';
import type { PartMode } from '../view/report-view.ts';
import classes from './report-card.module.css';
import { ReportComment } from './report-comment.tsx';
import { ReportFigures, type ViewedReport } from './report-figures.tsx';
import { ReportInfo } from './report-info.tsx';

export interface ReportCardProps extends ViewedReport {
  readonly source: ReportSource;
  /**
   * Why the card's view cannot be changed, and how to unlock it; undefined if it can be changed.
   */
  readonly lockedHint?: string | undefined;
  /** The view that most neighboring reports use; the card shows where its own view differs. */
  readonly common?: CommonView;
  /** Whether the card has a row of the page to itself. */
  readonly isWhole?: boolean;
  /** The figure whose records are open, if the address names one. */
  readonly figure?: FigureInAddress;
  /** Actions on the card, before its comment and the explanation of its figures. */
  readonly actions?: ReactNode;
  /** Further actions, such as exports. */
  readonly tools?: ReactNode;
  /**
   * Makes the card a read-only part of a larger whole, with its own content in place of the
   * controls and its own mode.
   */
  readonly part?: { readonly controls: ReactNode; readonly mode: PartMode };
}

/** Shows one report, independent of all other cards in its call, its states and its controls. */
export function ReportCard({
  source,
  lockedHint,
  common = firstView,
  isWhole = false,
  figure,
  actions,
  tools,
  part,
  ...props
}: ReportCardProps) {
  const { definition, scope, view, onView } = props;
  const { t } = useWords();
  const query = reportQuery(source, definition, scope, view);
  const answered = useQuery({
    ...query,
    // Never shows figures of another account or of other rows, not even briefly.
    placeholderData: (before, earlier) =>
      [1, 2, 3].every((place) => earlier?.queryKey[place] === query.queryKey[place])
        ? before
        : undefined,
  });
  const { data, isFetching, isPlaceholderData } = answered;
  const lock = part ? 'read' : lockedHint === undefined ? 'open' : 'locked';

  return (
    <SourceContext value={source}>
      <ReportLock value={lock}>
        <div data-report={definition.type} data-status={loadStateOf(answered)}>
          <RecordsProvider
            report={{
              source,
              definition,
              scope,
              view,
              fleets: data?.national_accounts,
              share: data?.selected_locations,
            }}
            isStale={isPlaceholderData}
            answer={data}
            address={figure}
          >
            <Panel
              title={t(definition.title)}
              headingLevel={part ? 3 : 2}
              {...(view.comment && {
                description: <span className={classes.comment}>{view.comment}</span>,
              })}
              refreshing={isFetching && data !== undefined}
              actions={
                <>
                  {actions}
                  {!part && (
                    <>
                      <OptionsButton
                        definition={definition}
                        account={scope.account}
                        view={view}
                        onView={onView}
                      />
                      <ReportComment
                        definition={definition}
                        comment={view.comment}
                        onView={onView}
                      />
                    </>
                  )}
                  <ReportInfo definition={definition} />
                  {tools}
                </>
              }
              {...(definition.footnote && { footer: t(definition.footnote) })}
            >
              {part?.controls ?? (
                <div className={controls.facts}>
                  {lockedHint !== undefined && <LockedHint text={lockedHint} />}
                  <ViewDifferences
                    definition={definition}
                    view={view}
                    common={common}
                    isLocked={lock !== 'open'}
                    onView={onView}
                  />
                </div>
              )}
              <ReportFigures
                {...props}
                mode={part?.mode ?? view.mode}
                isRoomy={part !== undefined || isWhole}
                answered={answered}
              />
            </Panel>
          </RecordsProvider>
        </div>
      </ReportLock>
    </SourceContext>
  );
}
