import { useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { SegmentedControl } from '../../ui/ui.ts';
import { FigureFormula } from './figure-formula.tsx';
import { measuresOf } from './measures-of.ts';
import type { FigureReport, OpenFigure } from './open-figure.ts';
import classes from './records-drawer.module.css';
import { RecordsTable } from './records-table.tsx';
import { useTakenName } from './use-taken-name.ts';

interface RecordsOfFigureProps {
  readonly report: FigureReport;
  readonly figure: OpenFigure;
  readonly side: 'current' | 'previous';
}

/** A figure's formula and the records that it is made of; of a quotient, those of either part. */
export function RecordsOfFigure({ report, figure, side }: RecordsOfFigureProps) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const makings = measuresOf(report, figure, t(`shell:report.total_${report.definition.shape}`));
  const nameOf = useTakenName(makings);
  const { part, whole } = makings;
  const shown = isWhole && whole ? whole : part;
  return (
    <>
      <FigureFormula report={report} figure={figure} makings={makings} side={side} />
      {whole && (
        <SegmentedControl
          fullWidth
          aria-label={t('shell:records.part')}
          classNames={{ label: classes.choice ?? '' }}
          value={isWhole ? 'whole' : 'part'}
          onChange={(value) => setWhole(value === 'whole')}
          data={[
            { value: 'part', label: nameOf(part) },
            { value: 'whole', label: nameOf(whole) },
          ]}
        />
      )}
      <RecordsTable key={isWhole ? 'whole' : 'part'} report={report} taken={shown} side={side} />
    </>
  );
}
