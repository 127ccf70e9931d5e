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
import { uploadsKey } from '../../uploaded/uploads.query.ts';

interface UseImportOptions {
  readonly login: string;
  readonly locationId: number;
}

type Columns = ImportedUnits['columns'];

/** The file as read, with the user's corrections. */
interface ReadFileResult extends Pick<ImportedUnits, 'columns' | 'headings'> {
  readonly file: File;
  /** Null until the user has decided. */
  readonly hasHeadings: boolean | null;
}

type ReadFileInput = Pick<ReadFileResult, 'file' | 'hasHeadings'> & { readonly columns?: Columns };

/** Refusals of a file that have a text of their own. */
const told: readonly string[] = ['file_unreadable', 'file_too_large', 'too_many', 'invalid'];

/** Reads a file of units; its rows replace those that wait on this device. */
export function useImport({ login, locationId }: UseImportOptions) {
  const { t } = useWords();
  const client = useQueryClient();
  const [read, setRead] = useState<ReadFileResult | null>(null);
  const reading = useMutation({
    mutationFn: async ({ file, hasHeadings, columns }: ReadFileInput) => {
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
    onSettled: () => client.invalidateQueries({ queryKey: uploadsKey }),
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
