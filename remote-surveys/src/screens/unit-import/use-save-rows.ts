import { type SavedUnits, surveyLimits } from '@portal/contract/fleet-surveys';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { useWrite } from '../../operation/use-write.ts';
import { rowBody } from '../../units/row-values.ts';
import { readUndo, writeUndo } from '../../uploaded/import-undo.ts';
import { uploadStore } from '../../uploaded/upload-store.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import { uploads } from '../../uploaded/uploads.query.ts';

interface Saving {
  readonly rows: readonly UploadedUnit[];
  readonly isAllOrNone: boolean;
}

type Result = SavedUnits['units'][number];

/** Saves rows that wait, and says per row what came of it. What is refused goes on waiting. */
export function useSaveRows({ login, locationId }: { login: string; locationId: number }) {
  const { t } = useWords();
  const client = useQueryClient();
  return useWrite({
    write: async ({ rows, isAllOrNone }: Saving, key) => {
      const results: Result[] = [];
      const keys: string[] = [];
      // What of the same file was saved before is taken back with the rest.
      const begun = readUndo(login, locationId, clock.now());
      const earlier = begun && !begun.isWhole ? begun.keys : [];
      try {
        for (let from = 0; from < rows.length; from += surveyLimits.unitsAtOnce) {
          const some = rows.slice(from, from + surveyLimits.unitsAtOnce);
          const client_key = keyOfPart(key, keys.length);
          const { units } = await call('POST fleet_survey/save_units', {
            body: {
              location_id: locationId,
              is_all_or_none: isAllOrNone,
              units: some.map(rowBody),
              client_key,
            },
          });
          keys.push(client_key);
          results.push(...units);
          await settle(some, units);
          const at = clock.now().toISOString();
          writeUndo(login, locationId, { keys: [...earlier, ...keys], at });
        }
      } finally {
        // Also what was saved before a part failed waits no longer.
        void client.invalidateQueries({ queryKey: uploads });
      }
      return results;
    },
    doneText: (results) => {
      const count = (result: Result['result']) =>
        results.filter((one) => one.result === result).length;
      return t('import.done', {
        added: count('new'),
        changed: count('changed') + count('unchanged'),
        refused: count('refused'),
      });
    },
  });
}

/** Rows that were taken wait no longer; the others say why. */
async function settle(rows: readonly UploadedUnit[], results: readonly Result[]): Promise<void> {
  const store = await uploadStore();
  const of = new Map(results.map((result) => [result.row, result]));
  const refused = rows.filter(({ row }) => of.get(row)?.result === 'refused');
  await store.remove(rows.filter((row) => !refused.includes(row)));
  await store.put(refused.map((row) => ({ ...row, faults: of.get(row.row)?.faults ?? [] })));
}

/** A key for each part of a saving, the same each time that it is sent again. */
const keyOfPart = (key: string, part: number) =>
  key.slice(0, -4) + part.toString(16).padStart(4, '0');
