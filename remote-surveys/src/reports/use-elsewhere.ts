import type { SurveyReportRow } from '@portal/contract/inspection-surveys';
import { clock } from '@portal/platform/guarding';
import { useNamedLink, withParameters } from '@portal/platform/routing';

type Surveyed = Pick<SurveyReportRow, 'account' | 'location_code' | 'survey_date'>;

/**
 * Pages of the provider's about the location of a survey from its day until today: the service history and
 * the heat map. Null where the region has no such page.
 */
export function useElsewhere() {
  const pages = { history: useNamedLink('service_history'), map: useNamedLink('heat_map') };
  const about = (page: string | null) =>
    page &&
    (({ account, location_code: location, survey_date: date_from }: Surveyed) =>
      withParameters(page, { account, date_from, date_to: clock.today(), location }));
  return { history: about(pages.history), map: about(pages.map) };
}
