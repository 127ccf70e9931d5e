import { periods, type ReportDefinition } from '@portal/contract/reports';
import { memo } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { SegmentedControl } from '../../ui/ui.ts';
import { useIsLocked } from '../report-lock.ts';
import type { CommonView } from '../view/common-view.ts';
import { displayModes, type OnView } from '../view/report-view.ts';
import { ComparisonToggles } from './comparison-toggles.tsx';
import { RowsByToggles } from './rows-by-toggles.tsx';

export interface ReportControlsProps {
  readonly definition: ReportDefinition;
  readonly view: CommonView;
  readonly onView: OnView;
}

/** Controls for how reports are shown and compared, beside their filters. */
export const ReportControls = memo(function ReportControls({
  definition,
  view,
  onView,
}: ReportControlsProps) {
  const { t } = useWords();
  const isLocked = useIsLocked();
  const named = (text: string) =>
    t('shell:report.of', { control: text, report: t(definition.title) });
  return (
    <>
      {definition.shape === 'periods' && !view.rowsBy && (
        <SegmentedControl
          size="xs"
          aria-label={named(t('shell:report.period'))}
          data={periods.map((value) => ({ value, label: t(`shell:report.period_${value}`) }))}
          disabled={isLocked}
          value={view.period}
          onChange={(period) => onView({ period })}
        />
      )}
      <SegmentedControl
        size="xs"
        aria-label={named(t('shell:report.display_mode'))}
        data={displayModes.map((value) => ({ value, label: t(`shell:report.mode_${value}`) }))}
        disabled={isLocked}
        value={view.mode}
        onChange={(mode) => onView({ mode })}
      />
      <RowsByToggles definition={definition} rowsBy={view.rowsBy} onView={onView} />
      <ComparisonToggles definition={definition} compared={view.compared} onView={onView} />
    </>
  );
});
