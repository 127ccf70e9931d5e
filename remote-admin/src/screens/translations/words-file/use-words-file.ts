import type { CsvTaken, WordStanding } from '@portal/contract/admin';
import { isCallFailure } from '@portal/platform/http';
import { type SpokenWords, useWords } from '@portal/platform/i18n';
import { call, fileOf } from '../../../calls.ts';
import { useCsvFile } from '../../../csv-file/use-csv-file.ts';
import { checkStatus, whyFailed } from '../status-failure.ts';
import { allWords } from '../words.query.ts';

/** Selection of an exported file of texts: the list as filtered. */
export interface WordsSelection {
  readonly locale_id: number;
  readonly namespace?: string;
  readonly keyword?: string;
  readonly standing?: WordStanding;
}

/** Refusals of a file that have a message of their own. */
const told: readonly string[] = ['file_unreadable', 'file_too_large', 'too_many', 'invalid'];

/** Dry-runs, imports and exports a file of texts. */
export function useWordsFile(selection: WordsSelection) {
  const { t } = useWords();
  const { locale_id } = selection;
  return useCsvFile<CsvTaken>({
    take: (content, tried) =>
      checkStatus(
        call('POST admin/translations/import_csv', {
          body: {
            locale_id,
            content,
            is_dry_run: tried === null,
            ...(tried && { read_at: tried.read_at }),
          },
        }),
      ),
    write: () => fileOf('POST admin/translations/export_csv', { body: selection }),
    changes: allWords,
    problemText: (error) => problemText(error, t),
    notWrittenText: (error) => whyFailed(error, t),
  });
}

const problemText = (error: unknown, t: SpokenWords['t']): string =>
  isCallFailure(error) && told.includes(error.code)
    ? t(`words_file.problem.${error.code}`)
    : whyFailed(error, t);
