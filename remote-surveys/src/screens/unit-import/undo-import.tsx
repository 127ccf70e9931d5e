import { formatDay } from '@portal/platform/format';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { useOfflineReason } from '../../device/network/use-offline.ts';
import { useOperation } from '../../operation/use-operation.ts';
import { useWrite } from '../../operation/use-write.ts';
import { type ImportUndo, readUndo, writeUndo } from '../../uploaded/import-undo.ts';

interface UndoImportProps {
  readonly login: string;
  readonly locationId: number;
}

/** Undoes the last import of this location, except for units that have changed since. */
export function UndoImport({ login, locationId }: UndoImportProps) {
  const { t } = useWords();
  // Rerenders after each write, which may have been an import.
  useOperation();
  const awayReason = useOfflineReason();
  const undo = readUndo(login, locationId, clock.now());
  const undoing = useWrite({
    write: async (importing: ImportUndo, client_key) => {
      const results: string[] = [];
      // Last part first: a number may have moved from one unit to another.
      for (const [part, key] of [...importing.keys.entries()].reverse()) {
        const { units } = await call('POST fleet_survey/save_units', {
          body: {
            location_id: locationId,
            units: [],
            undo: key,
            client_key: client_key.slice(0, -4) + part.toString(16).padStart(4, '0'),
          },
        });
        results.push(...units.map(({ result }) => result));
        const keys = importing.keys.slice(0, part);
        writeUndo(login, locationId, keys.length > 0 ? { ...importing, keys } : null);
      }
      return results;
    },
    doneText: (results) => {
      const undone = results.filter((result) => result === 'undone').length;
      const kept = results.length - undone;
      const text = t('import.undone', { count: undone });
      return kept === 0 ? text : `${text} ${t('import.undone_kept', { count: kept })}`;
    },
  });
  if (!undo) return null;
  return (
    <Alert color="brand">
      <Group justify="space-between">
        {t('import.undo.text', { date: formatDay(undo.at) })}
        <Button
          variant="default"
          disabled={awayReason !== undefined}
          title={awayReason}
          loading={undoing.isPending}
          onClick={() => undoing.mutate(undo)}
        >
          {t('import.undo.do')}
        </Button>
      </Group>
    </Alert>
  );
}
