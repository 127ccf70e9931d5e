import { seenText } from '@portal/contract/fleet-surveys';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useTableRoom } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import {
  Button,
  Checkbox,
  type Column,
  DataTable,
  Group,
  Panel,
  Stack,
  Text,
} from '@portal/platform/ui';
import { useId, useState } from 'react';
import { useIsOffline } from '../../device/network/use-offline.ts';
import { type RowKind, rowKind } from '../../uploaded/row-kind.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import { DiscardRows } from './discard-rows.tsx';
import { FillFields } from './fill/fill-fields.tsx';
import { RowForm } from './row.form.tsx';
import { RowEffect } from './row-effect.tsx';
import { RowFaults } from './row-faults.tsx';
import { rowText } from './row-text.ts';
import { useSaveRows } from './use-save-rows.ts';

interface RowsPanelProps {
  readonly rows: readonly UploadedUnit[];
  readonly place: { readonly login: string; readonly locationId: number };
  /** Whether a file is being read whose rows will replace these. */
  readonly isReading: boolean;
}

/** The waiting rows with their faults, and buttons to save all or some of them. */
export function RowsPanel({ rows, place, isReading }: RowsPanelProps) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const [isAllOrNone, setAllOrNone] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const isOnPhone = useTableRoom() === 'phone';
  const saving = useSaveRows(place);
  const isAway = useIsOffline();
  const reasonId = useId();
  const right = rows.filter(({ faults }) => faults.length === 0);
  const wrong = rows.length - right.length;
  const count = (kind: RowKind) => right.filter((row) => rowKind(row) === kind).length;
  const moved = count('moved');
  const saved = isMoving ? right : right.filter((row) => rowKind(row) !== 'moved');
  const unchanged = count('unchanged');
  const written = saved.length - unchanged;
  const leftOut = right.length - saved.length;
  const told = [
    t('import.counts', {
      added: count('new'),
      changed: count('changed'),
      moved: moved - leftOut,
      unchanged,
    }),
    leftOut > 0 && t('import.left_out', { count: leftOut }),
    wrong === 0 ? t('import.right') : t('import.wrong', { count: wrong }),
  ];
  /** Text key of the reason why the rows cannot be saved. */
  const reason = reasonOf();
  const opened = rows.find(({ db_id }) => String(db_id) === params.get('open'));
  const close = () => setParams({}, { replace: true });
  const columns: Column<UploadedUnit>[] = [
    {
      field: 'unit_number',
      header: t('unit.number'),
      render: (row) => (
        <Stack gap="xs" align="start">
          <Button
            variant="default"
            disabled={isReading}
            aria-label={t('import.mend', { number: seenText(row.unit_number) })}
            onClick={() => setParams({ open: String(row.db_id) })}
          >
            <bdi>{seenText(row.values.unit_number ?? '') || rowText(t, row)}</bdi>
          </Button>
          {isOnPhone && <RowFaults row={row} />}
        </Stack>
      ),
    },
    {
      field: 'existing',
      header: t('import.what'),
      render: (row) => <RowEffect row={row} isMoving={isMoving} />,
    },
    ...(isOnPhone
      ? []
      : [
          {
            field: 'faults',
            header: t('import.faults'),
            render: (row: UploadedUnit) => <RowFaults row={row} />,
          },
        ]),
  ];
  return (
    <>
      <Panel
        title={t('import.rows', { count: rows.length })}
        description={told.filter(Boolean).join(' ')}
        padding="flush"
        footer={
          <Group justify="space-between">
            <Stack gap="xs">
              <Checkbox
                label={t('import.all_or_none')}
                checked={isAllOrNone}
                onChange={(event) => setAllOrNone(event.currentTarget.checked)}
              />
              {rows.some((row) => rowKind(row) === 'moved') && (
                <Checkbox
                  label={t('import.move.agree')}
                  checked={isMoving}
                  onChange={(event) => setMoving(event.currentTarget.checked)}
                />
              )}
            </Stack>
            <Group>
              <DiscardRows rows={rows} isDisabled={isReading || saving.isPending} />
              <Button
                disabled={isAway || isReading || reason !== null}
                aria-describedby={reason === null ? undefined : reasonId}
                loading={saving.isPending}
                onClick={() => saving.mutate({ rows: saved, isAllOrNone, isMoving })}
              >
                {written === 0
                  ? t('import.save_reason.button')
                  : t('import.save', { count: written })}
              </Button>
            </Group>
            {reason !== null && (
              <Text id={reasonId} size="sm" w="100%">
                {t(reason)}
              </Text>
            )}
          </Group>
        }
      >
        <FillFields rows={rows} isDisabled={isReading} />
        <DataTable
          caption={t('import.rows', { count: rows.length })}
          columns={columns}
          rows={wrongFirst(rows)}
          rowKey={({ db_id }) => String(db_id)}
          maxHeight="32rem"
        />
      </Panel>
      <FormDrawer
        opened={opened !== undefined}
        title={opened && rowText(t, opened)}
        onClose={close}
      >
        {opened && <RowForm key={opened.db_id} row={opened} />}
      </FormDrawer>
    </>
  );

  function reasonOf() {
    if (right.length === 0) return 'import.save_reason.none';
    if (written === 0)
      return leftOut > 0 ? 'import.save_reason.moves' : 'import.save_reason.unchanged';
    return isAllOrNone && wrong > 0 ? 'import.save_reason.all_or_none' : null;
  }
}

/** Faulty rows first, however long the file is; otherwise in file order. */
const wrongFirst = (rows: readonly UploadedUnit[]): UploadedUnit[] =>
  [...rows].sort((one, other) => Number(other.faults.length > 0) - Number(one.faults.length > 0));
