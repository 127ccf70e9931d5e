import { formatDate } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { IconAlertTriangle, Text } from '../../ui/ui.ts';
import classes from './data-through.module.css';

interface DataThroughProps {
  /** ISO date of the first record of this kind, where days before it were asked for. */
  readonly from?: string | undefined;
  /** ISO date of the newest record of this kind, or null when there is none at all. */
  readonly through: string | null | undefined;
  /** Last day of the range. */
  readonly until: string;
}

/** Of which days there are records, and plainly so where others were asked for. */
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
