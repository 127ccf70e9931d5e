import type { ImportedUnits } from '@portal/contract/fleet-surveys';
import { clock } from '@portal/platform/guarding';
import { fileContent, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { endImport } from '../../uploaded/import-undo.ts';
import { uploadedUnits, uploadStore } from '../../uploaded/upload-store.ts';
import { uploads } from '../../uploaded/uploads.query.ts';

interface Place {
  readonly login: string;
  readonly locationId: number;
}

type Columns = ImportedUnits['columns'];

/** What was read, and what somebody has said of it. */
interface Read extends Pick<ImportedUnits, 'columns' | 'headings'> {
  readonly file: File;
  /** Null while nobody has said. */
  readonly hasHeadings: boolean | null;
}

type Reading = Pick<Read, 'file' | 'hasHeadings'> & { readonly columns?: Columns };

/** Refusals of a file that have a sentence of their own. */
const told: readonly string[] = ['file_unreadable', 'file_too_large', 'too_many', 'invalid'];

/** Reads a file of units; its rows wait on this device in place of those before. */
export function useImport({ login, locationId }: Place) {
  const { t } = useWords();
  const client = useQueryClient();
  const [read, setRead] = useState<Read | null>(null);
  const reading = useMutation({
    mutationFn: async ({ file, hasHeadings, columns }: Reading) => {
      const chosen = columns?.map(({ heading, field }) => [heading, field] as const);
      const body = {
        location_id: locationId,
        file_name: file.name,
        content: await fileContent(file),
        ...(hasHeadings !== null && { has_headings: hasHeadings }),
        ...(chosen && { columns: Object.fromEntries(chosen) }),
      };
      const answer = await call('POST fleet_survey/import_units', { body });
      const store = await uploadStore();
      await store.remove(await uploadedUnits(login, locationId));
      await store.add(
        answer.rows.map((row) => ({
          ...row,
          sheet: answer.sheet,
          login,
          location_id: locationId,
          unit_number: row.values.unit_number ?? `#${row.row}`,
        })),
      );
      endImport(login, locationId, clock.now());
      setRead({ file, hasHeadings, columns: answer.columns, headings: answer.headings });
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
    readFile: (file: File) => reading.mutate({ file, hasHeadings: null }),
    readHeadings: (hasHeadings: boolean) =>
      read && reading.mutate({ file: read.file, hasHeadings }),
    readColumns: (columns: Columns) => read && reading.mutate({ ...read, columns }),
  };
}
