import type { ReportColumn, ReportDefinition } from '@portal/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../i18n/i18n.ts';
import { FailedState } from '../../ui/ui.ts';
import { reportsQuery } from '../figures/report.query.ts';
import { firstPart } from '../records/open-figure.ts';
import type { ReportScope, ReportSource } from '../source/report-source.ts';
import { SourceContext } from '../source/source-context.ts';
import { useFailureText } from '../source/use-failure-text.ts';
import { firstView } from '../view/common-view.ts';
import type { OpenedFigure } from '../view/opened-figure.ts';
import type { ReportView } from '../view/report-view.ts';
import { KeyFigure, keyComparisons, LoadingFigure } from './key-figure.tsx';
import classes from './key-figures.module.css';

export interface KeyFiguresProps<Definition extends ReportDefinition> {
  readonly source: ReportSource;
  readonly reports: readonly {
    readonly definition: Definition;
    readonly view: Pick<ReportView, 'filters'>;
  }[];
  readonly scope: ReportScope;
  /** Opens a figure's records on the card of its report; without it the figures are read-only. */
  readonly onOpen?: (definition: Definition, figure: OpenedFigure) => void;
}

/**
 * The most important figures of a tab, above its reports; they cover the same records as the cards.
 */
export const KeyFigures = <Definition extends ReportDefinition>(
  props: KeyFiguresProps<Definition>,
) => (
  <SourceContext value={props.source}>
    <Figures {...props} />
  </SourceContext>
);

const keyColumnsOf = ({ columns, keyFigures = [] }: ReportDefinition): readonly ReportColumn[] =>
  keyFigures.flatMap((name) => columns.filter(({ field }) => field === name));

/** Returns the figure of the whole range, as named in an address. */
const totalOf = ({ field }: ReportColumn): OpenedFigure => ({
  field,
  comparison: null,
  row: [],
  ...firstPart,
});

function Figures<Definition extends ReportDefinition>(props: KeyFiguresProps<Definition>) {
  const { source, reports, scope, onOpen } = props;
  const { t } = useWords();
  const failure = useFailureText();
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
    // A refusal applies to every card, and each card shows it.
    if (isRefusal) return null;
    return <FailedState text={text} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <ul className={classes.figures} aria-label={t('shell:report.key_figures')} aria-busy={!data}>
      {asked.flatMap(({ definition }, place) =>
        keyColumnsOf(definition).map((column) => {
          const answer = data?.[place];
          return (
            <li key={`${definition.type} ${column.field}`} className={classes.place}>
              {answer ? (
                <KeyFigure
                  definition={definition}
                  column={column}
                  dates={scope.dates}
                  answer={answer}
                  onOpen={onOpen && (() => onOpen(definition, totalOf(column)))}
                />
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
