import { useWords } from '../../i18n/i18n.ts';
import { Stack, Text } from '../../ui/ui.ts';
import { useFigure } from '../figures/use-figure.ts';
import { NationalFigure } from './national-figure.tsx';
import type { FigureReport, OpenFigure } from './open-figure.ts';
import classes from './records-drawer.module.css';
import { RecordsOfFigure } from './records-of-figure.tsx';
import { useFigureNames } from './use-figure-names.ts';

interface FigureContentProps {
  readonly report: FigureReport;
  readonly figure: OpenFigure;
}

/** A figure with its column, row and dates, how it comes about, and its records. */
export function FigureContent({ report, figure }: FigureContentProps) {
  const { t } = useWords();
  const write = useFigure();
  const { label, row } = useFigureNames()(figure);
  const { comparison } = figure;
  const facts = [
    label,
    row,
    ...(comparison === 'previous' ? [t('shell:records.year_before')] : []),
  ];
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        <Text className={classes.figure}>{write(figure.value, figure.format)}</Text>
      </div>
      {comparison === 'national' ? (
        <NationalFigure report={report} figure={figure} />
      ) : (
        <RecordsOfFigure report={report} figure={figure} side={comparison ?? 'current'} />
      )}
    </Stack>
  );
}
