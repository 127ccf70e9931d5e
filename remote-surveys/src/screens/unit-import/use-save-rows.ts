import { type SavedUnits, surveyLimits } from '@portal/contract/fleet-surveys';
import { clock } from '@portal/platform/guarding';
import { clientKey, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { useWrite } from '../../operation/use-write.ts';
import { rowBody } from '../../units/row-values.ts';
import { type ImportSending, readSending, writeSending } from '../../uploaded/import-sending.ts';
import { readUndo, writeUndo } from '../../uploaded/import-undo.ts';
import { uploadStore } from '../../uploaded/upload-store.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import { uploadsKey } from '../../uploaded/uploads.query.ts';

interface SaveRowsInput extends Agreed {
  readonly rows: readonly UploadedUnit[];
}

/** Choices that apply to all rows. */
type Agreed = Pick<ImportSending, 'isAllOrNone' | 'isMoving'>;

type Result = SavedUnits['units'][number];

/** Saves waiting rows, and reports the result of each. Refused rows go on waiting. */
export function useSaveRows({ login, locationId }: { login: string; locationId: number }) {
  const { t } = useWords();
  const client = useQueryClient();
  return useWrite({
    write: async ({ rows, isAllOrNone, isMoving }: SaveRowsInput) => {
      const results: Result[] = [];
      // Rows of the same file that were saved earlier are undone with the rest.
      const begun = readUndo(login, locationId, clock.now());
      const keys = begun && !begun.isWhole ? [...begun.keys] : [];
      const save = async ({ key, rows: some }: Part) => {
        const ids = some.map(({ db_id }) => db_id);
        writeSending(login, locationId, { key, ids, isAllOrNone, isMoving });
        return call('POST fleet_survey/save_units', {
          body: {
            location_id: locationId,
            is_all_or_none: isAllOrNone,
            ...(isMoving && { is_move_confirmed: true }),
            units: some.map(rowBody),
            client_key: key,
          },
        });
      };
      try {
        const sending = readSending(login, locationId);
        for (const part of partsOf(rows, { isAllOrNone, isMoving }, sending)) {
          const { units } = await save(part);
          if (units.some(isWritten)) {
            if (!keys.includes(part.key)) keys.push(part.key);
            writeUndo(login, locationId, { keys, at: clock.now().toISOString() });
          }
          await settle(part.rows, units);
          writeSending(login, locationId, null);
          results.push(...units);
        }
      } catch (error) {
        // A refused part was not written: its key cannot be used again.
        if (isCallFailure(error) && error.status === 400) writeSending(login, locationId, null);
        throw error;
      } finally {
        // Parts saved before one failed no longer wait.
        void client.invalidateQueries({ queryKey: uploadsKey });
      }
      return results;
    },
    doneText: (results) => {
      const count = (result: Result['result']) =>
        results.filter((one) => one.result === result).length;
      return t('import.done', {
        added: count('new'),
        changed: count('changed'),
        moved: count('moved'),
        unchanged: count('unchanged'),
        refused: count('refused'),
      });
    },
  });
}

/** Whether a row changed something that can be undone. */
const isWritten = ({ result }: Result) => result !== 'refused' && result !== 'unchanged';

/** Removes saved rows; refused ones get their faults. */
async function settle(rows: readonly UploadedUnit[], results: readonly Result[]): Promise<void> {
  const store = await uploadStore();
  const of = new Map(results.map((result) => [result.row, result]));
  const refused = rows.filter(({ row }) => of.get(row)?.result === 'refused');
  await store.remove(rows.filter((row) => !refused.includes(row)));
  await store.put(refused.map((row) => ({ ...row, faults: of.get(row.row)?.faults ?? [] })));
}

/** Rows that one call saves. */
interface Part {
  readonly key: string;
  readonly rows: readonly UploadedUnit[];
}

/**
 * Splits rows into parts that a call accepts. A part that was sent before, but not answered, comes
 * first and keeps its key: the server may have saved it.
 */
function partsOf(
  rows: readonly UploadedUnit[],
  agreed: Agreed,
  sending: ImportSending | null,
): Part[] {
  const sent = rows.filter(({ db_id }) => sending?.ids.includes(db_id));
  const isSame =
    sending?.isAllOrNone === agreed.isAllOrNone &&
    sending.isMoving === agreed.isMoving &&
    sent.length === sending.ids.length;
  const first = isSame ? [{ key: sending.key, rows: sent }] : [];
  const others = isSame ? rows.filter((row) => !sent.includes(row)) : rows;
  const parts = Array.from(
    { length: Math.ceil(others.length / surveyLimits.unitsAtOnce) },
    (_, at) => others.slice(at * surveyLimits.unitsAtOnce, (at + 1) * surveyLimits.unitsAtOnce),
  );
  return [...first, ...parts.map((some) => ({ key: clientKey(), rows: some }))];
}
