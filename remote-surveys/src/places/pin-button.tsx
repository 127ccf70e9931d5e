import { useWords } from '@portal/platform/i18n';
import { ActionIcon, IconStar } from '@portal/platform/ui';

interface PinButtonProps {
  readonly name: string;
  readonly isPinned: boolean;
  readonly onToggle: () => void;
}

/** Pins or unpins a location. */
export function PinButton({ name, isPinned, onToggle }: PinButtonProps) {
  const { t } = useWords();
  return (
    <ActionIcon
      variant={isPinned ? 'filled' : 'default'}
      size="lg"
      aria-pressed={isPinned}
      aria-label={t('places.pin', { name })}
      onClick={onToggle}
    >
      <IconStar size={18} aria-hidden />
    </ActionIcon>
  );
}
