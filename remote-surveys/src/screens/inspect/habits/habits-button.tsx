import { useWords } from '@portal/platform/i18n';
import { ActionIcon, IconSettings, Tooltip } from '@portal/platform/ui';
import { memo } from 'react';

interface HabitsButtonProps {
  readonly onOpen: () => void;
}

/** Opens the user's inspection preferences. */
export const HabitsButton = memo(function HabitsButton({ onOpen }: HabitsButtonProps) {
  const { t } = useWords();
  return (
    <Tooltip label={t('inspect.habits.open')}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('inspect.habits.open')}
        onClick={onOpen}
      >
        <IconSettings size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
});
