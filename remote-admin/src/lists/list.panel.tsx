import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { FailedState, Pager, Panel, PanelSkeleton } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { failureText } from '../failure-text.ts';

interface ListPanelProps {
  readonly title: string;
  readonly description: string;
  readonly list: UseQueryResult<{ readonly total_items: number }>;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  /** What the pager and a failure are called. */
  readonly words: { readonly pages: string; readonly failed: string };
  /** Rows of the skeleton that stands in for the first answer. */
  readonly expected: number;
  readonly filters: ReactNode;
  /** What the answer shows. */
  readonly children: ReactNode;
}

/** A searched, paged list in whatever state it is. */
export function ListPanel(props: ListPanelProps) {
  const { list, page, pageSize, onPage, words } = props;
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
            page={page}
            pageSize={pageSize}
            total={list.data.total_items}
            onPage={onPage}
            label={words.pages}
          />
        )
      }
    >
      {props.filters}
      {list.error && (
        <FailedState
          title={words.failed}
          text={t(failureText(list.error))}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.isPending && <PanelSkeleton shape="table" count={props.expected} />}
      {list.data && props.children}
    </Panel>
  );
}
