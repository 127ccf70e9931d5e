import {
  conditionUnitsList,
  type KeptConditions,
  unitGroupName,
} from '@portal/contract/analysis-reports';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { call, fileOf } from '../../calls.ts';
import { ChangedSince } from './changed-since.tsx';
import { unitGroupIn } from './records-address.ts';
import { SurveyDay } from './survey-day.tsx';

/** The units behind a count of a saved copy, from today's records. */
export function UnitsPanel({ report }: { readonly report: KeptConditions }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { id, date_made } = report.kept;
  const group = unitGroupIn(params);
  const asked = { id, ...(group && { group_by: group.by, group_key: group.key }) };
  const list = useList(conditionUnitsList, {
    key: ['fleet_conditions', id, date_made, 'units', asked],
    ask: (body, signal) =>
      call('POST fleet_conditions/get_units', { body: { ...body, ...asked }, signal }),
  });
  const { data } = list.result;
  return (
    <>
      {data && (
        <ChangedSince made={data.as_made} now={list.view.search === '' ? data.total_items : null} />
      )}
      <ListPanel
        list={list}
        {...(group && {
          title: t('condition_units.of_group', {
            name: unitGroupName(report, group.by, group.key, { t, date: formatDate }),
          }),
        })}
        rowKey={({ unit_id }) => String(unit_id)}
        cells={{
          inspected_on: ({ survey_id, inspected_on }) => (
            <SurveyDay survey={survey_id} day={inspected_on} />
          ),
        }}
        onFile={(selection, { format, signal }) =>
          fileOf('POST fleet_conditions/export_units', {
            body: { ...selection, ...asked, format },
            signal,
          })
        }
      />
    </>
  );
}
