import { formatDate } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { IconAlertTriangle, Text } from '../../ui/ui.ts';
import classes from './data-through.module.css';

interface DataThroughProps {
  /** ISO date of the first record of this kind, if the range starts before it. */
  readonly from?: string | undefined;
  /** ISO date of the newest record of this kind; null if there are no records. */
  readonly through: string | null | undefined;
  /** Last day of the range. */
  readonly until: string;
}

/**
 * Says from and through which dates there are records, with a warning if the range extends beyond
 * them.
 */
export function DataThrough({ from, through, until }: DataThroughProps) {
  const { t } = useWords();
  if (!through) return null;
  const isBeyond = until > through;
  return (
    <>
      {from && (
        <DataLine isWarning text={t('shell:report.data_before', { date: formatDate(from) })} />
      )}
      <DataLine
        isWarning={isBeyond}
        text={t(isBeyond ? 'shell:report.data_beyond' : 'shell:report.data_through', {
          date: formatDate(through),
          until: formatDate(until),
        })}
      />
    </>
  );
}

const DataLine = ({ isWarning, text }: { readonly isWarning: boolean; readonly text: string }) => (
  <Text
    size="sm"
    {...(!isWarning && { c: 'dimmed' })}
    className={classes.line}
    data-beyond={isWarning}
  >
    {isWarning && <IconAlertTriangle size={16} aria-hidden className={classes.mark} />}
    <span>{text}</span>
  </Text>
);
