import type { ReactNode } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { Group, Stack, Text } from '../../ui/ui.ts';
import { useFigure } from '../figures/use-figure.ts';
import { NationalFigure } from './national-figure.tsx';
import type { FigureReport, OpenFigure, ShownPart } from './open-figure.ts';
import classes from './records-drawer.module.css';
import { RecordsOfFigure } from './records-of-figure.tsx';
import { useFigureNames } from './use-figure-names.ts';

interface FigureContentProps {
  readonly report: FigureReport;
  readonly figure: OpenFigure;
  readonly shown: ShownPart;
  readonly onShown: (shown: ShownPart) => void;
  readonly tools: ReactNode;
}

/** Shows a figure with its column, row and dates, its formula, and its records. */
export function FigureContent({ report, figure, shown, onShown, tools }: FigureContentProps) {
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
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
          <Text className={classes.figure}>{write(figure.value, figure.format)}</Text>
        </div>
        {tools}
      </Group>
      {comparison === 'national' ? (
        <NationalFigure report={report} figure={figure} />
      ) : (
        <RecordsOfFigure
          report={report}
          figure={figure}
          side={comparison ?? 'current'}
          shown={shown}
          onShown={onShown}
        />
      )}
    </Stack>
  );
}
