import { limits, type SelectionRow } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { DataTable, FailedState, Pager, PanelSkeleton, Stack, Text } from '@portal/platform/ui';
import { useEffect } from 'react';
import { failureText } from '../../../failure-text.ts';
import { columnOf, type ListView } from './list-params.ts';
import { pickListColumns } from './pick-list.columns.ts';
import { type PickScope, pickListQuery } from './pick-list.query.ts';
import { PickListEmpty } from './pick-list-empty.tsx';
import { PickListTools } from './pick-list-tools.tsx';
import { type PickedIds, usePicking } from './use-picking.ts';

export interface PickListProps {
  readonly scope: PickScope;
  /** Selected ids; null for all. */
  readonly picked: PickedIds;
  readonly onPick: (picked: PickedIds) => void;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** A list to pick locations or nonsigs from; the server sorts, searches and pages it. */
export function PickListPanel({ scope, picked, onPick, view, onView }: PickListProps) {
  const { t } = useWords();
  const { kind, fleet } = scope;
  const picking = usePicking(scope, picked, onPick);
  const onlySelected = view.onlySelected && picked !== null && picked.length > 0;
  const list = useQuery({
    ...pickListQuery(scope, view, onlySelected ? picked : null),
    placeholderData: (before, earlier) =>
      earlier?.queryKey[1] === kind && earlier.queryKey[2] === fleet.account ? before : undefined,
  });
  const rows = list.data?.rows ?? [];
  useLastPage(list.isPlaceholderData ? undefined : list.data?.total, view, onView);
  const isPicked = ({ id }: SelectionRow) => picked === null || picked.includes(id);

  return (
    <Stack gap="sm">
      <PickListTools
        kind={kind}
        picked={picked}
        onPick={onPick}
        view={view}
        onView={onView}
        isRefreshing={list.isFetching && list.data !== undefined}
      />
      {picking.problem && (
        <Text size="sm" c="red" role="alert">
          {t(`problem.${picking.problem}`)}
        </Text>
      )}
      {list.error ? (
        <FailedState
          text={t(failureText(list.error))}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : !list.data ? (
        <PanelSkeleton shape="table" count={limits.pickListPage} />
      ) : (
        <>
          <DataTable
            caption={t(`pick.${kind}.caption`)}
            columns={pickListColumns(t)}
            rows={rows}
            rowKey={({ id }) => String(id)}
            sort={view.sort}
            onSort={({ field, direction }) =>
              onView({ ...view, page: 1, sort: { field: columnOf(field), direction } })
            }
            selection={{
              header: t('pick.select'),
              selected: new Set(rows.filter(isPicked).map(({ id }) => String(id))),
              onToggle: (row, isOn) => void picking.toggle(row.id, isOn),
              label: (row) => t('pick.select_row', { code: row.code, name: row.name }),
            }}
            empty={<PickListEmpty kind={kind} view={view} onView={onView} />}
          />
          <Pager
            page={view.page}
            pageSize={limits.pickListPage}
            total={list.data.total}
            onPage={(page) => onView({ ...view, page })}
            label={t(`pick.${kind}.pages`)}
          />
        </>
      )}
    </Stack>
  );
}

/** Goes to the last page when the list has become shorter than the page on screen. */
function useLastPage(total: number | undefined, view: ListView, onView: PickListProps['onView']) {
  const last = Math.max(1, Math.ceil((total ?? 0) / limits.pickListPage));
  const isPast = total !== undefined && view.page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page past the end is the occasion
  useEffect(() => {
    if (isPast) onView({ ...view, page: last });
  }, [isPast, last]);
}
