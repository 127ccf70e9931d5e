import { formatDate } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { IconAlertTriangle, Text } from '../../ui/ui.ts';
import classes from './data-through.module.css';

interface DataThroughProps {
  /** ISO date of the newest record of this kind, or null when there is none at all. */
  readonly through: string | null | undefined;
  /** Last day of the range. */
  readonly until: string;
}

/** Up to which day there are records, and plainly so when the range goes beyond it. */
export function DataThrough({ through, until }: DataThroughProps) {
  const { t } = useWords();
  if (!through) return null;
  const isBeyond = until > through;
  return (
    <Text
      size="sm"
      {...(!isBeyond && { c: 'dimmed' })}
      className={classes.line}
      data-beyond={isBeyond}
    >
      {isBeyond && <IconAlertTriangle size={16} aria-hidden className={classes.mark} />}
      <span>
        {t(isBeyond ? 'shell:report.data_beyond' : 'shell:report.data_through', {
          date: formatDate(through),
          until: formatDate(until),
        })}
      </span>
    </Text>
  );
}
