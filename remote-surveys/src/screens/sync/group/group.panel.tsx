import { useWords } from '@portal/platform/i18n';
import { type Entry, outbox } from '@portal/platform/offline';
import { Link } from '@portal/platform/routing';
import { Button, Panel } from '@portal/platform/ui';
import { placeOf } from '../../../unsent/texts/place-of.ts';
import classes from '../../../yard/yard.module.css';
import type { Group } from './groups.ts';
import { useGroupTitle } from './use-group-title.ts';
import { WaitingEntry } from './waiting-entry.tsx';

interface GroupPanelProps {
  readonly group: Group;
  readonly blocked: ReadonlySet<string>;
  readonly isOnline: boolean;
}

/** The waiting writes of a unit, or of a survey as a whole. */
export function GroupPanel({ group, blocked, isOnline }: GroupPanelProps) {
  const { t } = useWords();
  const { entries } = group;
  const place = placeOf(group);
  const attention = entries.filter(({ state }) => state === 'attention');
  const title = useGroupTitle(group);
  const stateOf = ({ id, state }: Entry) => (blocked.has(id) ? 'blocked' : state);
  return (
    <Panel
      title={<bdi>{title}</bdi>}
      description={t('unsent.count', { count: entries.length })}
      actions={
        <>
          {attention.length > 0 && (
            <Button
              size="md"
              variant="default"
              onClick={() => void outbox.retry(attention.map(({ id }) => id))}
            >
              {t('shell:ui.retry')}
            </Button>
          )}
          {place !== null && (
            <Button size="md" variant="default" component={Link} to={place}>
              {t('unsent.way.look')}
            </Button>
          )}
        </>
      }
    >
      <ul className={classes.list}>
        {entries.map((entry) => (
          // A corrected entry keeps its place under another key.
          <WaitingEntry
            key={entry.number}
            entry={entry}
            state={stateOf(entry)}
            isOnline={isOnline}
          />
        ))}
      </ul>
    </Panel>
  );
}
