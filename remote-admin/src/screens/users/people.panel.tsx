import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { FailedState, Pager, Panel, PanelSkeleton } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { failureText } from '../../failure-text.ts';
import { PeopleEmpty } from './people-empty.tsx';
import type { ChangeView } from './use-users-view.ts';
import { pageSize } from './users.query.ts';
import type { UsersView } from './users-view.ts';

interface PeoplePanelProps {
  readonly title: string;
  readonly description: string;
  readonly list: UseQueryResult<{ readonly total_items: number }>;
  /** People on this page. */
  readonly count: number;
  readonly view: UsersView;
  readonly onChange: ChangeView;
  readonly filters: ReactNode;
  /** The table; shown when there is somebody in it. */
  readonly children: ReactNode;
}

/** A searched, paged list of people in whatever state it is. */
export function PeoplePanel(props: PeoplePanelProps) {
  const { list, count, view, onChange } = props;
  const { t } = useWords();
  return (
    <Panel
      title={props.title}
      description={props.description}
      refreshing={list.isFetching && list.data !== undefined}
      padding="flush"
      footer={
        list.data && (
          <Pager
            page={view.page}
            pageSize={pageSize}
            total={list.data.total_items}
            onPage={(page) => onChange({ page })}
            label={t('users.pages')}
          />
        )
      }
    >
      {props.filters}
      {list.error && (
        <FailedState
          title={t('users.failed')}
          text={t(failureText(list.error))}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.isPending && <PanelSkeleton shape="table" count={8} />}
      {list.data &&
        (count > 0 ? (
          props.children
        ) : (
          <PeopleEmpty total={list.data.total_items} view={view} onChange={onChange} />
        ))}
    </Panel>
  );
}
