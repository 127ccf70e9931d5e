import { useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { ActionIcon, IconCalendar, Popover } from '../ui/ui.ts';
import { CalendarDialog } from './calendar-dialog.tsx';

interface CalendarButtonProps {
  /** Label of the date field. */
  label: string;
  value: string | null;
  maximum: string | undefined;
  minimum: string | undefined;
  disabled: boolean;
  onPick: (date: string) => void;
}

/** Opens the calendar of a date field; gets the focus back when it closes. */
export function CalendarButton({ label, disabled, onPick, ...days }: CalendarButtonProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      disabled={disabled}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          aria-label={t('shell:date.choose', { label })}
          disabled={disabled}
          onClick={() => setOpen((before) => !before)}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <CalendarDialog
          {...days}
          onPick={(date) => {
            onPick(date);
            setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
