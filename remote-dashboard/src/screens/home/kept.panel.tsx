import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { Link } from '@portal/platform/routing';
import { Anchor, FailedState, Panel, PanelSkeleton, Text } from '@portal/platform/ui';
import { failureText } from '../../failure-text.ts';
import type { KeptKind } from '../../saved/keep-problem.ts';
import classes from './kept-panel.module.css';

interface KeptRow {
  readonly id: number | string;
  readonly name: string;
  /** What stands below the name. */
  readonly about: string;
  readonly open: () => void;
}

interface KeptPanelProps {
  readonly kind: KeptKind | 'accounts';
  /** Where all of them are. */
  readonly to: string;
  readonly list: UseQueryResult<unknown>;
  readonly rows: readonly KeptRow[];
}

/** The first few of what a person keeps or used last, each to be opened at once. */
export function KeptPanel({ kind, to, list, rows }: KeptPanelProps) {
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
