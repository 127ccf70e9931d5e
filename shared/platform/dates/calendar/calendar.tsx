import { useState } from 'react';
import { clock } from '../../guarding/guarding.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button, Text } from '../../ui/ui.ts';
import classes from './calendar.module.css';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { clampDay, shiftMonths } from './month.ts';

export interface CalendarProps {
  /** The selected day, YYYY-MM-DD. */
  value: string | null;
  maximum: string | undefined;
  minimum: string | undefined;
  /** Locale name as used by moment. */
  locale: string;
  onPick: (date: string) => void;
}

/** A month of days to pick from; the keyboard also moves past the ends of the month. */
export function Calendar({ value, maximum, minimum, locale, onPick }: CalendarProps) {
  const { t } = useWords();
  const today = clock.today();
  const within = (date: string) => clampDay(date, minimum, maximum);
  const [active, setActive] = useState(() => within(value ?? today));

  return (
    <div className={classes.calendar}>
      <CalendarHead
        active={active}
        locale={locale}
        maximum={maximum}
        minimum={minimum}
        onShift={(months) => setActive(within(shiftMonths(active, months)))}
      />
      <CalendarGrid
        active={active}
        value={value}
        today={today}
        maximum={maximum}
        minimum={minimum}
        locale={locale}
        onMove={(date) => setActive(within(date))}
        onPick={onPick}
      />
      <div className={classes.foot}>
        <Text size="xs" c="dimmed">
          {t('shell:date.keys')}
        </Text>
        {within(today) === today && (
          <Button variant="subtle" size="compact-sm" onClick={() => onPick(today)}>
            {t('shell:date.today')}
          </Button>
        )}
      </div>
    </div>
  );
}
