import {
  type ConditionException,
  conditionExceptionsList,
  exceptionText,
  type KeptConditions,
} from '@portal/contract/analysis-reports';
import { formatMeasure, toStored } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { call, fileOf } from '../../calls.ts';
import { ChangedSince } from './changed-since.tsx';
import { locationIn } from './records-address.ts';
import { SurveyDay } from './survey-day.tsx';

/** The exceptions behind a count of a saved copy, from today's records. */
export function ExceptionsPanel({ report }: { readonly report: KeptConditions }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { kept, AccountTireReportsData, pressure_format, tread_depth_format } = report;
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
          measured: (exception: ConditionException) =>
            exceptionText(exception, {
              t,
              pressure_format,
              tread_depth_format,
              figure: (value, unit) => formatMeasure(toStored(value, unit), unit),
            }),
        }}
        onFile={(selection, { format, signal }) =>
          fileOf('POST fleet_conditions/export_exceptions', {
            body: { ...selection, ...asked, format },
            signal,
          })
        }
      />
    </>
  );
}
