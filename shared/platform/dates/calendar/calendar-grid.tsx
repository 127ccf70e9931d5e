import { type KeyboardEvent, useEffect, useRef } from 'react';
import { UnstyledButton } from '../../ui/ui.ts';
import classes from './calendar.module.css';
import { clampDay, dayAfterKey, dayName, monthName, monthWeeks, weekdayNames } from './month.ts';

interface CalendarGridProps {
  active: string;
  value: string | null;
  today: string;
  maximum: string | undefined;
  minimum: string | undefined;
  locale: string;
  onMove: (date: string) => void;
  onPick: (date: string) => void;
}

/** The days of the active month. One day is in the tab order; keys move the focus. */
export function CalendarGrid(props: CalendarGridProps) {
  const { active, value, today, maximum, minimum, locale, onMove, onPick } = props;
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active day
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    takesFocus.current = false;
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = document.documentElement.dir === 'rtl';
    const next = dayAfterKey(active, event.key, event.shiftKey, rtl);
    if (next === null) return;
    event.preventDefault();
    takesFocus.current = true;
    onMove(next);
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date grid
      role="grid"
      aria-label={monthName(active, locale)}
      className={classes.grid}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdayNames(locale).map(({ short, whole }) => (
            <th key={whole} scope="col" abbr={whole} className={classes.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(active).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
              <td
                key={date}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                role="gridcell"
                aria-selected={date === value}
              >
                <UnstyledButton
                  className={classes.day}
                  tabIndex={date === active ? 0 : -1}
                  {...(date === active && { 'data-autofocus': true })}
                  data-other-month={date.slice(0, 7) !== active.slice(0, 7)}
                  data-selected={date === value}
                  aria-label={dayName(date, locale)}
                  aria-current={date === today ? 'date' : undefined}
                  disabled={clampDay(date, minimum, maximum) !== date}
                  onClick={() => onPick(date)}
                >
                  {Number(date.slice(8))}
                </UnstyledButton>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
