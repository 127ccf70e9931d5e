import { type ExportFormat, exportFormats } from '@portal/contract/fleet-dashboard';
import { safeFileName } from '../../../app/file-name.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import type { CheckedExport } from './check-export.ts';

const endings: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: '.pdf',
  [exportFormats.excel]: '.xlsx',
  [exportFormats.png]: '.png',
};

/** What a file is called: the document, the report or tab that it is of, the account, the last day. */
export function exportFileName(
  { request, parts }: CheckedExport,
  format: ExportFormat,
  { t }: Pick<SpokenWords, 't'>,
): string {
  const { base_parameters: base, tab_parameters } = request;
  const [only, ...others] = parts;
  const { tab_type } = tab_parameters;
  const ofTab = tab_type === 'combined' ? [] : [t(`tab.${tab_type}`)];
  const what = only && others.length === 0 ? [t(only.definition.title)] : ofTab;
  const words = [t('export.title'), ...what, base.account, base.date_to];
  return safeFileName(words.join(' - '), 'report') + endings[format];
}
