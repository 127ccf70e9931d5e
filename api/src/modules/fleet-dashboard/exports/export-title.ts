import type { ExportRequest } from '@portal/contract/fleet-dashboard';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';

/** The title of a document: the name of a combined report, else the name of the tab. */
export const exportTitle = (
  { tab_parameters: { tab_type } }: Pick<ExportRequest, 'tab_parameters'>,
  { t }: Pick<LocalizedTexts, 't'>,
): string =>
  tab_type === 'combined'
    ? t('export.title')
    : t('export.title_tab', { tab: t(`tab.${tab_type}`) });
