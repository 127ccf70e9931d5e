import type { SurveyReportRow } from '@portal/contract/inspection-surveys';
import { clock } from '@portal/platform/guarding';
import { useNamedLink, withParameters } from '@portal/platform/routing';

type SurveyVisit = Pick<SurveyReportRow, 'account' | 'location_code' | 'survey_date'>;

/**
 * Links to the provider's service history and heat map of a survey's location, from the day of the
 * survey until today; null if the region has no such page.
 */
export function useProviderLinks() {
  const pages = { history: useNamedLink('service_history'), map: useNamedLink('heat_map') };
  const about = (page: string | null) =>
    page &&
    (({ account, location_code: location, survey_date: date_from }: SurveyVisit) =>
      withParameters(page, { account, date_from, date_to: clock.today(), location }));
  return { history: about(pages.history), map: about(pages.map) };
}
