import {
  type Comparison,
  comparedFields,
  comparedIn,
  numberOf,
  type ReportAnswer,
  type ReportColumn,
  type ReportDefinition,
} from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { Skeleton, UnstyledButton } from '../../ui/ui.ts';
import { comparisonTextsOf } from '../chart/comparison-texts.ts';
import { selectedText } from '../figures/selected-text.ts';
import { useFigure } from '../figures/use-figure.ts';
import type { ReportScope } from '../source/report-source.ts';
import classes from './key-figures.module.css';

interface KeyFigureProps {
  readonly definition: ReportDefinition;
  readonly column: ReportColumn;
  readonly dates: ReportScope['dates'];
  readonly answer: ReportAnswer;
  readonly onOpen?: (() => void) | undefined;
}

/** The comparisons of key figures. */
export const keyComparisons: readonly Comparison[] = ['previous', 'national'];

/**
 * A figure of the whole range with its comparisons, the previous year and the national average; a
 * press opens its records.
 */
export function KeyFigure({ definition, column, dates, answer, onOpen }: KeyFigureProps) {
  const { t, wordsLocale: locale } = useWords();
  const figure = useFigure();
  const { total, data_through: through, selected_locations: share } = answer;
  const value = total && numberOf(total, column.field);
  const offered = comparedIn(definition, answer, keyComparisons);
  const days = { from: dates.date_from, to: dates.date_to, through };
  const moves = comparisonTextsOf(
    column,
    total && { key: 'total', lead: '', values: total, inner: [] },
    { compared: offered.filter((each) => each === 'previous'), days },
    { t, locale, figure },
  );
  const national = comparedFields(column, offered).find((each) => each.comparison === 'national');
  const content = (
    <>
      <span className={classes.label}>{t(column.label)}</span>{' '}
      <span className={classes.value}>{figure(value, column.format)}</span>{' '}
      <span className={classes.beside}>
        {value === null && <span>{t('shell:report.key_none')}</span>}
        {moves.length > 0 && <span>{moves.join(', ')}</span>}{' '}
        {total && national && (
          <span>
            {t('shell:chart.of_series', {
              series: t('shell:compare.national'),
              text: figure(numberOf(total, national.field), national.format),
            })}
          </span>
        )}
        {national && 'sum' in column.figure && share && <span>{selectedText(share, t)}</span>}
      </span>
    </>
  );
  if (value === null || !onOpen) return <div className={classes.figure}>{content}</div>;
  return (
    <UnstyledButton
      className={classes.figure}
      aria-haspopup="dialog"
      title={t('shell:report.key_records')}
      onClick={onOpen}
    >
      {content}
    </UnstyledButton>
  );
}

/** The placeholder of a figure that is loading. */
export const LoadingFigure = ({ label }: { readonly label: string }) => (
  <div className={classes.figure}>
    <span className={classes.label}>{label}</span>
    <Skeleton h="1.75rem" w="40%" />
    <Skeleton h="0.75rem" w="80%" mt="xs" />
  </div>
);
