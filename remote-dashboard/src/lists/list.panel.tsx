import { keptLimits } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { FailedState, Pager, Panel, PanelSkeleton } from '@portal/platform/ui';
import { type ReactNode, useCallback } from 'react';
import { failureText } from '../failure-text.ts';
import { SearchField } from '../fields/search-field.tsx';
import type { KeptKind } from '../saved/keep-problem.ts';
import classes from './list.module.css';
import { type ListView, longestSearch } from './list-address.ts';
import { ListEmpty } from './list-empty.tsx';
import type { ChangeList } from './use-list-address.ts';

interface ListPanelProps {
  readonly kind: KeptKind;
  readonly list: UseQueryResult<{ readonly total_items: number }>;
  /** Rows on this page. */
  readonly count: number;
  readonly view: ListView;
  readonly onChange: ChangeList;
  /** What filters beside the search. */
  readonly filter?: ReactNode;
  /** Something is left out besides what is not searched for. */
  readonly isFiltered?: boolean;
  /** The table of the rows. */
  readonly children: ReactNode;
}

/** A searched, paged list of what a person keeps, in whatever state it is. */
export function ListPanel(props: ListPanelProps) {
  const { kind, list, count, view, onChange, filter, isFiltered = false, children } = props;
  const { t } = useWords();
  const search = useCallback(
    (text: string) => onChange({ search: text }, { replace: true }),
    [onChange],
  );
  return (
    <Panel
      title={t(`${kind}.list`)}
      refreshing={list.isFetching && list.data !== undefined}
      padding="flush"
      footer={
        list.data && count > 0 ? (
          <Pager
            page={view.page}
            pageSize={keptLimits.page}
            total={list.data.total_items}
            onPage={(page) => onChange({ page })}
            label={t(`${kind}.pages`)}
          />
        ) : undefined
      }
    >
      <div className={classes.filters}>
        <SearchField
          label={t(`${kind}.search`)}
          value={view.search}
          longest={longestSearch}
          onSearch={search}
        />
        {filter}
      </div>
      {list.error && (
        <FailedState
          title={t(`${kind}.failed`)}
          text={t(failureText(list.error))}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.isPending && <PanelSkeleton shape="table" count={8} />}
      {list.data &&
        (count > 0 ? (
          children
        ) : (
          <ListEmpty
            kind={kind}
            total={list.data.total_items}
            search={view.search}
            isFiltered={isFiltered}
            onChange={onChange}
          />
        ))}
    </Panel>
  );
}
