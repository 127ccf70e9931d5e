import { type ExportFormat, exportFormats } from '@portal/contract/fleet-dashboard';
import { safeFileName } from '../../../app/file-name.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import type { CheckedExport } from './check-export.ts';
import { exportTitle } from './export-title.ts';

const endings: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: '.pdf',
  [exportFormats.excel]: '.xlsx',
  [exportFormats.png]: '.png',
};

/** What a file is called: the document, the report if it is of one, the account, the last day. */
export function exportFileName(
  { request, parts }: CheckedExport,
  format: ExportFormat,
  words: Pick<SpokenWords, 't'>,
): string {
  const { account, date_to } = request.base_parameters;
  const [only, ...others] = parts;
  const report = only && others.length === 0 ? [words.t(only.definition.title)] : [];
  const names = [exportTitle(request, words), ...report, account, date_to];
  return safeFileName(names.join(' - '), 'report') + endings[format];
}
