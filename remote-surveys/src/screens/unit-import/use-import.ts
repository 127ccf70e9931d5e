import type { ImportedUnits } from '@portal/contract/fleet-surveys';
import { clock } from '@portal/platform/guarding';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { fileContent } from '../../uploaded/file-content.ts';
import { endImport } from '../../uploaded/import-undo.ts';
import { uploadedUnits, uploadStore } from '../../uploaded/upload-store.ts';
import { uploads } from './import.query.ts';

interface Place {
  readonly login: string;
  readonly locationId: number;
}

type Columns = ImportedUnits['columns'];

/** Refusals of a file that have a sentence of their own. */
const told: readonly string[] = ['file_unreadable', 'file_too_large', 'too_many', 'invalid'];

/** Reads a file of units; its rows wait on this device in place of those before. */
export function useImport({ login, locationId }: Place) {
  const { t } = useWords();
  const client = useQueryClient();
  const [read, setRead] = useState<{ readonly file: File; readonly columns: Columns } | null>(null);
  const reading = useMutation({
    mutationFn: async ({ file, columns }: { file: File; columns?: Columns }) => {
      const chosen = columns?.map(({ heading, field }) => [heading, field] as const);
      const body = {
        location_id: locationId,
        file_name: file.name,
        content: await fileContent(file),
        ...(chosen && { columns: Object.fromEntries(chosen) }),
      };
      const answer = await call('POST fleet_survey/import_units', { body });
      const store = await uploadStore();
      await store.remove(await uploadedUnits(login, locationId));
      await store.add(
        answer.rows.map((row) => ({
          ...row,
          login,
          location_id: locationId,
          unit_number: row.values.unit_number ?? `#${row.row}`,
        })),
      );
      endImport(login, locationId, clock.now());
      setRead({ file, columns: answer.columns });
    },
    onSettled: () => client.invalidateQueries({ queryKey: uploads }),
  });
  const { error } = reading;
  const problem =
    error &&
    (isCallFailure(error) && told.includes(error.code)
      ? t(`import.problem.${error.code}`)
      : refusalText(t, error));
  return {
    read,
    problem,
    isReading: reading.isPending,
    readFile: (file: File) => reading.mutate({ file }),
    readColumns: (columns: Columns) => read && reading.mutate({ file: read.file, columns }),
  };
}
