import type { ExportRequest } from '@portal/contract/fleet-dashboard';
import type { SpokenWords } from '../../../words/spoken-words.ts';

/** What a document is called: the combined report by its own name, all else by its tab. */
export const exportTitle = (
  { tab_parameters: { tab_type } }: Pick<ExportRequest, 'tab_parameters'>,
  { t }: Pick<SpokenWords, 't'>,
): string =>
  tab_type === 'combined'
    ? t('export.title')
    : t('export.title_tab', { tab: t(`tab.${tab_type}`) });
