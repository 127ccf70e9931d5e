import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Button, IconCheck, IconPlus, Tooltip } from '@portal/platform/ui';
import { memo } from 'react';

interface AddButtonProps {
  readonly definition: DashboardReport;
  /** Whether the report is in the combined report. */
  readonly isAdded: boolean;
  readonly onToggle: (definition: DashboardReport) => void;
}

/** Adds a report to the combined report, which locks it, or removes it. */
export const AddButton = memo(function AddButton(props: AddButtonProps) {
  const { definition, isAdded, onToggle } = props;
  const { t } = useWords();
  const label = t(isAdded ? 'basket.added' : 'basket.add');
  const Mark = isAdded ? IconCheck : IconPlus;
  return (
    <Tooltip
      label={t(isAdded ? 'basket.added_hint' : 'basket.add_hint')}
      multiline
      w={260}
      position="bottom-end"
    >
      <Button
        size="compact-sm"
        variant={isAdded ? 'light' : 'default'}
        leftSection={<Mark size={16} aria-hidden />}
        aria-label={t('shell:report.of', { control: label, report: t(definition.title) })}
        onClick={() => onToggle(definition)}
      >
        {label}
      </Button>
    </Tooltip>
  );
});
