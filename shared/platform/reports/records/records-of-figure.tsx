import { useWords } from '../../i18n/i18n.ts';
import { SegmentedControl } from '../../ui/ui.ts';
import { FigureFormula } from './figure-formula.tsx';
import { measuresOf } from './measures-of.ts';
import type { FigureReport, OpenFigure, ShownPart } from './open-figure.ts';
import classes from './records-drawer.module.css';
import { RecordsTable } from './records-table.tsx';
import { useMeasureName } from './use-measure-name.ts';

interface RecordsOfFigureProps {
  readonly report: FigureReport;
  readonly figure: OpenFigure;
  readonly side: 'current' | 'previous';
  readonly shown: ShownPart;
  readonly onShown: (shown: ShownPart) => void;
}

/**
 * Shows a figure's formula and the records behind it; for a quotient, the records of either part.
 */
export function RecordsOfFigure({ report, figure, side, shown, onShown }: RecordsOfFigureProps) {
  const { t } = useWords();
  const makings = measuresOf(report, figure, t(`shell:report.total_${report.definition.shape}`));
  const nameOf = useMeasureName(makings);
  const { part, whole } = makings;
  const isWhole = shown.isWhole && whole !== null;
  const taken = isWhole ? whole : part;
  return (
    <>
      <FigureFormula report={report} figure={figure} makings={makings} side={side} />
      {whole && (
        <SegmentedControl
          fullWidth
          aria-label={t('shell:records.part')}
          classNames={{ label: classes.choice ?? '' }}
          value={isWhole ? 'whole' : 'part'}
          onChange={(value) => onShown({ isWhole: value === 'whole', leftOut: null })}
          data={[
            { value: 'part', label: nameOf(part) },
            { value: 'whole', label: nameOf(whole) },
          ]}
        />
      )}
      <RecordsTable
        key={isWhole ? 'whole' : 'part'}
        report={report}
        looked={{ taken, side, leftOut: shown.leftOut }}
        onLeftOut={(leftOut) => onShown({ isWhole, leftOut })}
      />
    </>
  );
}
