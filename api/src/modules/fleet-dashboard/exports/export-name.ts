import type { SpokenWords } from '../../../words/spoken-words.ts';
import type { CheckedExport } from './check-export.ts';
import { exportTitle } from './export-title.ts';

/** What a file is called: the document, the report if it is of one, the account, the last day. */
export function exportName(
  { request, parts }: CheckedExport,
  words: Pick<SpokenWords, 't'>,
): string {
  const { account, date_to } = request.base_parameters;
  const [only, ...others] = parts;
  const report = only && others.length === 0 ? [words.t(only.definition.title)] : [];
  return [exportTitle(request, words), ...report, account, date_to].join(' - ');
}
