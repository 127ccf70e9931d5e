import { useWords } from '@portal/platform/i18n';
import { Button, IconCheck, IconPlus } from '@portal/platform/ui';

interface AddAllButtonProps {
  /** Whether all reports of the tab in view are in the combined report. */
  readonly areAdded: boolean;
  readonly onToggle: () => void;
}

/** Adds all reports of the tab in view to the combined report, or removes them. */
export function AddAllButton({ areAdded, onToggle }: AddAllButtonProps) {
  const { t } = useWords();
  const Mark = areAdded ? IconCheck : IconPlus;
  return (
    <Button
      size="xs"
      variant="subtle"
      leftSection={<Mark size={16} aria-hidden />}
      onClick={onToggle}
    >
      {t(areAdded ? 'basket.all_added' : 'basket.add_all')}
    </Button>
  );
}
