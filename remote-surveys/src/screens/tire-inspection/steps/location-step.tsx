import { type LocationRow, locationsPageSize } from '@portal/contract/fleet-surveys';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { SearchField } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  FailedState,
  Group,
  Pager,
  PanelSkeleton,
  QuietRefresh,
  Stack,
  Text,
} from '@portal/platform/ui';
import { useCallback, useState } from 'react';
import { useKeptNames } from '../../../reports/kept-names.ts';
import { maximumChosen } from '../selection.ts';
import { pickedLocationsQuery } from './locations.query.ts';

interface LocationStepProps {
  readonly chosen: readonly number[];
  /** Whether the choice of locations may stay empty, which means all of them. */
  readonly mayLeaveOpen: boolean;
  readonly onChoose: (locations: readonly number[]) => void;
}

/** Selects fleet locations: ten per page, searchable by name, code, city and account. */
export function LocationStep({ chosen, mayLeaveOpen, onChoose }: LocationStepProps) {
  const { t } = useWords();
  const [page, setPage] = useState(1);
  const [keyword, setKeyword] = useState('');
  const search = useCallback((next: string) => {
    setKeyword(next);
    setPage(1);
  }, []);
  const { data, error, refetch, isFetching, isPending } = useQuery(
    pickedLocationsQuery({ keyword, page }),
  );
  const selected = new Set(chosen.map(String));
  const isFull = chosen.length >= maximumChosen;
  const { keep } = useKeptNames('locations');
  const add = (rows: readonly LocationRow[]) => {
    keep(rows.map(({ location_id, name, code }) => [String(location_id), name || code]));
    onChoose([...chosen, ...rows.map(({ location_id }) => location_id)]);
  };
  const toggle = (row: LocationRow, isChosen: boolean) => {
    if (!isChosen) onChoose(chosen.filter((id) => id !== row.location_id));
    else if (!isFull) add([row]);
  };
  const columns: readonly Column<LocationRow>[] = [
    { field: 'name', header: t('location.name'), render: ({ name, code }) => name || code },
    { field: 'code', header: t('location.code') },
    {
      field: 'account_name',
      header: t('location.account'),
      render: ({ account_name, account }) => account_name || account,
    },
    { field: 'city', header: t('location.city') },
  ];
  const rest = (data?.accounts ?? []).filter(
    ({ location_id }) => !selected.has(String(location_id)),
  );
  return (
    <Stack gap="sm">
      <Group gap="sm" align="end">
        <SearchField label={t('locations.filter.search')} value={keyword} onSearch={search} />
        <Button
          variant="default"
          disabled={rest.length === 0 || chosen.length + rest.length > maximumChosen}
          onClick={() => add(rest)}
        >
          {t('tire_inspection.choose_page')}
        </Button>
        <Button variant="default" disabled={chosen.length === 0} onClick={() => onChoose([])}>
          {t('tire_inspection.choose_none')}
        </Button>
        <QuietRefresh active={isFetching && data !== undefined} />
      </Group>
      <Text size="sm" aria-live="polite">
        {isFull
          ? t('tire_inspection.most', { count: maximumChosen })
          : chosen.length === 0
            ? t(mayLeaveOpen ? 'tire_inspection.all_locations' : 'tire_inspection.no_location')
            : t('tire_inspection.locations', { count: chosen.length })}
      </Text>
      {error && !data && (
        <FailedState
          title={t('locations.failed')}
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isPending && !error && <PanelSkeleton shape="table" count={locationsPageSize} />}
      {data && data.accounts.length === 0 && (
        <EmptyState title={t('locations.empty.no_match', { search: keyword })} />
      )}
      {data && data.accounts.length > 0 && (
        <>
          <DataTable
            caption={t('locations.title')}
            columns={columns}
            rows={data.accounts}
            rowKey={({ location_id }) => String(location_id)}
            selection={{
              selected,
              onToggle: toggle,
              label: ({ name, code }) =>
                t('tire_inspection.choose_location', { name: name || code }),
              header: t('tire_inspection.chosen'),
            }}
          />
          <Pager
            page={page}
            pageSize={locationsPageSize}
            total={data.total_items}
            label={t('locations.pages')}
            onPage={setPage}
          />
        </>
      )}
    </Stack>
  );
}
