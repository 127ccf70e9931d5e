import { useWords } from '../../i18n/i18n.ts';
import {
  ActionIcon,
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  Text,
} from '../../ui/ui.ts';
import classes from './calendar.module.css';
import { monthName } from './month.ts';

interface CalendarHeadProps {
  active: string;
  locale: string;
  maximum: string | undefined;
  minimum: string | undefined;
  onShift: (months: number) => void;
}

/**
 * The month shown, with buttons for the previous and next one; the buttons keep the focus when a
 * limit is reached.
 */
export function CalendarHead({ active, locale, maximum, minimum, onShift }: CalendarHeadProps) {
  const { t } = useWords();
  const month = active.slice(0, 7);
  const first = minimum !== undefined && month <= minimum.slice(0, 7);
  const last = maximum !== undefined && month >= maximum.slice(0, 7);
  const turns = [
    { label: t('shell:date.previous_year'), icon: IconChevronsLeft, months: -12, off: first },
    { label: t('shell:date.previous_month'), icon: IconChevronLeft, months: -1, off: first },
    { label: t('shell:date.next_month'), icon: IconChevronRight, months: 1, off: last },
    { label: t('shell:date.next_year'), icon: IconChevronsRight, months: 12, off: last },
  ];

  return (
    <div className={classes.head}>
      {turns.map(({ label, icon: Mark, months, off }) => (
        <ActionIcon
          key={months}
          variant="subtle"
          color="gray"
          className={classes.turn}
          style={{ order: Math.sign(months) }}
          aria-label={label}
          title={label}
          aria-disabled={off}
          {...(off && { 'data-disabled': true })}
          onClick={() => {
            if (!off) onShift(months);
          }}
        >
          <Mark size={18} aria-hidden className={classes.arrow} />
        </ActionIcon>
      ))}
      <Text fw={600} aria-live="polite" className={classes.month}>
        {monthName(active, locale)}
      </Text>
    </div>
  );
}
