import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { periods } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Group, SegmentedControl } from '@portal/platform/ui';
import { displayModes, type ReportView } from './report-view.ts';

interface ReportControlsProps {
  readonly definition: ReportDefinition;
  readonly view: ReportView;
  readonly onView: (view: ReportView) => void;
}

/** How a card shows its report: graph, table or both, by months or by weeks. */
export function ReportControls({ definition, view, onView }: ReportControlsProps) {
  const { t } = useWords();
  const named = (text: string) => t('report.of', { control: text, report: t(definition.title) });
  return (
    <Group gap="xs" mb="sm">
      {definition.shape === 'periods' && (
        <SegmentedControl
          size="xs"
          aria-label={named(t('report.period'))}
          data={periods.map((value) => ({ value, label: t(`report.period_${value}`) }))}
          value={view.period}
          onChange={(period) => onView({ ...view, period })}
        />
      )}
      <SegmentedControl
        size="xs"
        aria-label={named(t('report.display_mode'))}
        data={displayModes.map((value) => ({ value, label: t(`report.mode_${value}`) }))}
        value={view.mode}
        onChange={(mode) => onView({ ...view, mode })}
      />
    </Group>
  );
}
