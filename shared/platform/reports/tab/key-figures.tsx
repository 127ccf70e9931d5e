import type { ReportColumn, ReportDefinition } from '@portal/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../i18n/i18n.ts';
import { FailedState } from '../../ui/ui.ts';
import { reportsQuery } from '../figures/report.query.ts';
import { RecordsProvider } from '../records/records-provider.tsx';
import type { ReportScope, ReportSource } from '../source/report-source.ts';
import { SourceContext } from '../source/source-context.ts';
import { useFailure } from '../source/use-failure.ts';
import { firstView } from '../view/common-view.ts';
import type { ReportView } from '../view/report-view.ts';
import { KeyFigure, keyComparisons, LoadingFigure } from './key-figure.tsx';
import classes from './key-figures.module.css';

export interface KeyFiguresProps {
  readonly source: ReportSource;
  readonly reports: readonly { readonly definition: ReportDefinition; readonly view: ReportView }[];
  readonly scope: ReportScope;
}

/** The figures of a tab that say most, above its reports: of the same records as their cards. */
export const KeyFigures = ({ source, ...props }: KeyFiguresProps) => (
  <SourceContext value={source}>
    <Figures source={source} {...props} />
  </SourceContext>
);

const keyColumnsOf = ({ columns, keyFigures = [] }: ReportDefinition): readonly ReportColumn[] =>
  keyFigures.flatMap((name) => columns.filter(({ field }) => field === name));

function Figures({ source, reports, scope }: KeyFiguresProps) {
  const { t } = useWords();
  const failure = useFailure();
  const asked = reports
    .filter(({ definition }) => keyColumnsOf(definition).length > 0)
    .map(({ definition, view: { filters } }) => ({
      definition,
      view: { ...firstView, filters, compared: keyComparisons },
    }));
  const { data, error, isFetching, refetch } = useQuery({
    ...reportsQuery(source, asked, scope),
    enabled: asked.length > 0,
  });
  if (asked.length === 0) return null;
  if (error) {
    const { text, isRefusal } = failure(error);
    // What is refused is refused on every card, which says so.
    if (isRefusal) return null;
    return <FailedState text={text} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <ul className={classes.figures} aria-label={t('shell:report.key_figures')} aria-busy={!data}>
      {asked.flatMap(({ definition, view }, place) =>
        keyColumnsOf(definition).map((column) => {
          const answer = data?.[place];
          return (
            <li key={`${definition.type} ${column.field}`} className={classes.place}>
              {answer ? (
                <RecordsProvider
                  report={{ source, definition, scope, view, fleets: answer.national_accounts }}
                  isStale={false}
                >
                  <KeyFigure
                    definition={definition}
                    column={column}
                    dates={scope.dates}
                    answer={answer}
                  />
                </RecordsProvider>
              ) : (
                <LoadingFigure label={t(column.label)} />
              )}
            </li>
          );
        }),
      )}
    </ul>
  );
}
