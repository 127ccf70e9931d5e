import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { Link } from '@portal/platform/routing';
import { Anchor, FailedState, Panel, PanelSkeleton, Text } from '@portal/platform/ui';
import { failureText } from '../../failure-text.ts';
import type { SavedKind } from '../../saved/save-problem.ts';
import classes from './kept-panel.module.css';

interface KeptRow {
  readonly id: number | string;
  readonly name: string;
  /** The line below the name; omitted when empty. */
  readonly about: string;
  readonly open: () => void;
}

interface ShortcutsPanelProps {
  readonly kind: SavedKind | 'accounts';
  /** Path of the full list. */
  readonly to: string;
  readonly list: UseQueryResult<unknown>;
  readonly rows: readonly KeptRow[];
}

/** The first few items that a user saved or last used, each with a button to open it. */
export function ShortcutsPanel({ kind, to, list, rows }: ShortcutsPanelProps) {
  const { t } = useWords();
  return (
    <Panel
      title={t(`${kind}.title`)}
      footer={
        <Anchor component={Link} to={to} size="sm">
          {t(`${kind}.show_list`)}
        </Anchor>
      }
    >
      <div className={classes.body}>
        {list.isPending && <PanelSkeleton shape="lines" count={3} />}
        {list.error && (
          <FailedState
            title={t(`${kind}.failed`)}
            text={t(failureText(list.error))}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {list.data !== undefined && rows.length === 0 && (
          <Text size="sm" c="dimmed">
            {t(`${kind}.none_text`)}
          </Text>
        )}
        <ul className={classes.rows}>
          {rows.map(({ id, name, about, open }) => (
            <li key={id}>
              <Anchor component="button" type="button" className={classes.name} onClick={open}>
                <bdi>{name}</bdi>
              </Anchor>
              {about !== '' && (
                <Text size="xs" c="dimmed">
                  <bdi>{about}</bdi>
                </Text>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
