import {
  type ConditionException,
  conditionExceptionsList,
  type KeptConditions,
} from '@portal/contract/analysis-reports';
import { formatMeasure, toStored } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { call } from '../../calls.ts';
import { ChangedSince } from './changed-since.tsx';
import { locationIn } from './records-address.ts';
import { SurveyDay } from './survey-day.tsx';

/** The exceptions behind a count of a kept report, as they are recorded today. */
export function ExceptionsPanel({ report }: { readonly report: KeptConditions }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const foundText = useFoundText(report);
  const { kept, AccountTireReportsData } = report;
  const location = locationIn(params);
  const asked = { id: kept.id, ...(location !== null && { location_id: location }) };
  const list = useList(conditionExceptionsList, {
    key: ['fleet_conditions', kept.id, kept.date_made, 'exceptions', asked],
    ask: (body, signal) =>
      call('POST fleet_conditions/get_exceptions', { body: { ...body, ...asked }, signal }),
  });
  const { data } = list.result;
  const place = AccountTireReportsData?.rows.find(({ location_id }) => location_id === location);
  return (
    <>
      {data && (
        <ChangedSince made={data.as_made} now={list.view.search === '' ? data.total_items : null} />
      )}
      <ListPanel
        list={list}
        {...(place && {
          title: t('condition_exceptions.at', { location: place.fleet_location }),
        })}
        rowKey={({ exception_id }) => exception_id}
        cells={{
          inspected_on: ({ survey_id, inspected_on }) => (
            <SurveyDay survey={survey_id} day={inspected_on} />
          ),
          severity: ({ severity }) => t(`condition_severity.${severity ?? 'flagged'}`),
          measured: foundText,
        }}
      />
    </>
  );
}

/** What was measured and what it was held against, or what was flagged. */
function useFoundText({ pressure_format, tread_depth_format }: KeptConditions) {
  const { t } = useWords();
  return ({ check, measured, limit, conditions, valve }: ConditionException): string => {
    if (measured === null || limit === null)
      return [
        ...conditions.map((code) => t(`wear.${code}`)),
        ...(valve ? [t(`condition_valve.${valve}`)] : []),
      ].join(', ');
    const isPressure = check === 'pressure' || check === 'dual_pressure';
    const unit = isPressure ? pressure_format : tread_depth_format;
    const shown = (value: number) =>
      t(`${isPressure ? 'pressure' : 'depth'}.${unit}`, {
        value: formatMeasure(toStored(value, unit), unit),
      });
    return t('condition_exceptions.against', { found: shown(measured), limit: shown(limit) });
  };
}
