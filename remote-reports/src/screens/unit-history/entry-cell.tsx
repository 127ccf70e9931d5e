import {
  type HistoryEntry,
  historyParts,
  invoiceLineText,
  type UnitHistory,
} from '@portal/contract/analysis-reports';
import { formatCurrency } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { Anchor, ExternalLink, Text } from '@portal/platform/ui';
import classes from './entry-cell.module.css';
import type { EntryLink } from './use-entry-link.ts';

interface EntryCellProps {
  readonly entry: HistoryEntry;
  readonly formats: Pick<UnitHistory, 'torque_format' | 'tread_depth_format'>;
  readonly link: EntryLink | null;
  /** Address of its photos; null if the user may not see them. */
  readonly photos: string | null;
}

/**
 * Cell of an entry: the event with a link to its record, its details, and the lines of its
 * invoices.
 */
export function EntryCell({ entry, formats, link, photos }: EntryCellProps) {
  const { t } = useWords();
  const currencySymbol = useUser()?.CurrencySymbol ?? '$';
  const money = (amount: number) => formatCurrency(amount, currencySymbol);
  const [first, ...details] = historyParts(entry, { t, formats });
  const pictured = photos !== null && (entry.inspection?.photos ?? 0) > 0 ? details.pop() : null;
  const lines = entry.call?.lines ?? [];
  return (
    <div className={classes.what}>
      <EventLink text={first} link={link} />
      {details.length > 0 && `, ${details.join(', ')}`}
      {pictured && photos !== null && (
        <>
          {', '}
          <Anchor inherit underline="always" component={Link} to={photos}>
            {pictured}
          </Anchor>
        </>
      )}
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line.line_id}>{invoiceLineText(line, { t, money })}</li>
          ))}
        </ul>
      )}
      {entry.comments !== '' && (
        <Text size="sm" c="dimmed" dir="auto">
          {entry.comments}
        </Text>
      )}
    </div>
  );
}

function EventLink({ text, link }: { readonly text: string; readonly link: EntryLink | null }) {
  if (link === null) return text;
  return link.isElsewhere ? (
    <Anchor inherit underline="always" component={ExternalLink} href={link.to}>
      {text}
    </Anchor>
  ) : (
    <Anchor inherit underline="always" component={Link} to={link.to}>
      {text}
    </Anchor>
  );
}
