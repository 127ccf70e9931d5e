import { type Comparison, hasNational, type ReportDefinition } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { IconClock, IconWorld } from '../../ui/ui.ts';
import type { OnView, ReportView } from '../view/report-view.ts';
import { ToggleButton } from './toggle-button.tsx';

const icons = { previous: IconClock, national: IconWorld };

interface ComparisonTogglesProps {
  readonly definition: ReportDefinition;
  readonly compared: ReportView['compared'];
  readonly onView: OnView;
}

/** Toggles for the comparisons that a report offers. */
export function ComparisonToggles({ definition, compared, onView }: ComparisonTogglesProps) {
  const { t } = useWords();
  const offered: readonly Comparison[] = hasNational(definition)
    ? ['previous', 'national']
    : ['previous'];
  return offered.map((each) => {
    const isOn = compared.includes(each);
    return (
      <ToggleButton
        key={each}
        label={t(`shell:compare.with_${each}`)}
        report={t(definition.title)}
        icon={icons[each]}
        isOn={isOn}
        onToggle={() => onView({ compared: { [each]: !isOn } })}
      />
    );
  });
}
