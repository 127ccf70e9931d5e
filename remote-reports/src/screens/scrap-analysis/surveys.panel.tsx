import { mostSurveys, type ScrapSurvey, scrapSurveysList } from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { Link, useSearchParams } from '@portal/platform/routing';
import { Button } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { idsIn } from '../../selection/chosen-records.ts';
import { PlaceFilters } from './place-filters.tsx';
import { scrap } from './scrap.query.ts';
import { reportAt, withSurveys } from './scrap-address.ts';

/** The surveys that recorded removed tires, to choose from for the report. */
export function SurveysPanel({ accounts }: { readonly accounts: ChosenAccounts }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const chosen = idsIn(params, 'surveys');
  const account_ids = [...accounts.ids];
  const list = useList(scrapSurveysList, {
    key: [...scrap, 'surveys', account_ids],
    ask: (body, signal) =>
      call('POST scrap_analysis_report/get_surveys', {
        body: { ...body, account_ids, survey_ids: [] },
        signal,
      }),
    enabled: accounts.areUsable,
  });
  const choose = (ids: readonly number[]) => setParams((now) => withSurveys(now, ids));
  const { definition, view, change, result } = list;
  const found = result.data?.survey_ids ?? [];
  const { surveyed_from, surveyed_to } = definition.filters;
  return (
    <ListPanel
      list={list}
      rowKey={({ survey_id }) => String(survey_id)}
      selection={{
        selected: new Set(chosen.map(String)),
        onToggle: ({ survey_id }: ScrapSurvey, isSelected) =>
          choose(
            isSelected
              ? [...chosen, survey_id].slice(0, mostSurveys)
              : chosen.filter((id) => id !== survey_id),
          ),
        label: ({ fleet_location, survey_date }) =>
          t('scrap_surveys.choose_one', {
            location: fleet_location,
            date: formatDate(survey_date),
          }),
        header: t('scrap_surveys.choose'),
      }}
      actions={
        <>
          <Button variant="default" disabled={found.length === 0} onClick={() => choose(found)}>
            {t('scrap_surveys.choose_found')}
          </Button>
          <Button variant="default" disabled={chosen.length === 0} onClick={() => choose([])}>
            {t('scrap_surveys.clear')}
          </Button>
          <Button component={Link} to={reportAt(params)}>
            {t('scrap_surveys.show_report')}
          </Button>
        </>
      }
      filters={
        <>
          <PlaceFilters
            accounts={accounts}
            places={view.filters}
            onPlaces={(filters) => change({ filters })}
          />
          <RangeFilter
            range={{ from: view.filters.surveyed_from, to: view.filters.surveyed_to }}
            filters={{ from: surveyed_from, to: surveyed_to }}
            onChange={({ from, to }) =>
              change({
                filters: {
                  ...(from !== undefined && { surveyed_from: from }),
                  ...(to !== undefined && { surveyed_to: to }),
                },
              })
            }
          />
        </>
      }
    />
  );
}
