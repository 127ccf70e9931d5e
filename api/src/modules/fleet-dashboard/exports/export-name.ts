import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import type { CheckedExport } from './check-export.ts';
import { exportTitle } from './export-title.ts';

/**
 * Returns the name of a file: the document, the report if there is only one, the account, the last
 * day.
 */
export function exportName(
  { request, parts }: CheckedExport,
  words: Pick<LocalizedTexts, 't'>,
): string {
  const { account, date_to } = request.base_parameters;
  const [only, ...others] = parts;
  const report = only && others.length === 0 ? [words.t(only.definition.title)] : [];
  return [exportTitle(request, words), ...report, account, date_to].join(' - ');
}
