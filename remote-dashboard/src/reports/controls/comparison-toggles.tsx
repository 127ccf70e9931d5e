import type { Comparison, ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Button, IconCheck, IconClock, IconWorld } from '@portal/platform/ui';
import { hasNational } from '../compared.ts';
import type { OnView, ReportView } from '../view/report-view.ts';

const icons = { previous: IconClock, national: IconWorld };

interface ComparisonTogglesProps {
  readonly definition: ReportDefinition;
  readonly compared: ReportView['compared'];
  readonly onView: OnView;
}

/** What the figures can be compared with, each on or off. */
export function ComparisonToggles({ definition, compared, onView }: ComparisonTogglesProps) {
  const { t } = useWords();
  const offered: readonly Comparison[] = hasNational(definition)
    ? ['previous', 'national']
    : ['previous'];
  return offered.map((each) => {
    const isOn = compared.includes(each);
    const Mark = isOn ? IconCheck : icons[each];
    const label = t(`compare.with_${each}`);
    return (
      <Button
        key={each}
        size="xs"
        variant={isOn ? 'light' : 'default'}
        leftSection={<Mark size={14} aria-hidden />}
        aria-label={t('report.of', { control: label, report: t(definition.title) })}
        aria-pressed={isOn}
        onClick={() => onView({ compared: { [each]: !isOn } })}
      >
        {label}
      </Button>
    );
  });
}
