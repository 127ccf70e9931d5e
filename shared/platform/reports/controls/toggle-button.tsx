import type { ComponentType } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { Button, IconCheck } from '../../ui/ui.ts';

interface ToggleButtonProps {
  readonly label: string;
  /** Title of its report. */
  readonly report: string;
  readonly icon: ComponentType<{ size: number }>;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** An on/off control of a card. */
export function ToggleButton({ label, report, icon, isOn, onToggle }: ToggleButtonProps) {
  const { t } = useWords();
  const Mark = isOn ? IconCheck : icon;
  return (
    <Button
      size="xs"
      variant={isOn ? 'light' : 'default'}
      leftSection={<Mark size={14} aria-hidden />}
      aria-label={t('shell:report.of', { control: label, report })}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {label}
    </Button>
  );
}
