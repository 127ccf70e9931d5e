import {
  type ConditionTire,
  type ConditionTireGroup,
  conditionGroupName,
  conditionName,
  conditionTiresIn,
  type KeptConditions,
  locationNameIn,
} from '@portal/contract/analysis-reports';
import { formatCurrency, formatFigure, noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { useMemo } from 'react';
import { call, fileOf } from '../../calls.ts';
import { SecondaryText } from '../../parts/secondary-text.tsx';
import { useCurrency } from '../../parts/use-currency.ts';
import { ChangedSince } from './changed-since.tsx';
import { tireGroupIn } from './records-address.ts';
import { SurveyDay } from './survey-day.tsx';

/** Returns a function that names the group whose tires are shown. */
function useGroupName(report: KeptConditions) {
  const { t } = useWords();
  return (by: ConditionTireGroup, key: string): string => {
    if (by === 'locations') return locationNameIn(report, key);
    return conditionGroupName(by, key, { t, unit: report.tread_depth_format });
  };
}

/** The tires behind a figure of a saved copy, from today's records. */
export function TiresPanel({ report }: { readonly report: KeptConditions }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const symbol = useCurrency();
  const nameOf = useGroupName(report);
  const { tread_depth_format, pressure_format, kept } = report;
  const definition = useMemo(
    () => conditionTiresIn({ tread_depth_format, pressure_format }),
    [tread_depth_format, pressure_format],
  );
  const group = tireGroupIn(params);
  const asked = { id: kept.id, ...(group && { group_by: group.by, group_key: group.key }) };
  const list = useList(definition, {
    key: ['fleet_conditions', kept.id, kept.date_made, 'tires', asked],
    ask: (body, signal) =>
      call('POST fleet_conditions/get_tires', { body: { ...body, ...asked }, signal }),
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
          title: t('product_tires.of_group', { name: nameOf(group.by, group.key) }),
        })}
        rowKey={({ reading_id }) => String(reading_id)}
        cells={{
          tread: ({ tread }: ConditionTire) => formatFigure(tread, 'ratio'),
          pressure: ({ pressure, target }) => (
            <>
              {formatFigure(pressure, 'ratio')}
              <SecondaryText
                text={`${t('product_tires.target')} ${formatFigure(target, 'ratio')}`}
              />
            </>
          ),
          inspected_on: ({ survey_id, inspected_on }) => (
            <SurveyDay survey={survey_id} day={inspected_on} />
          ),
          brand: ({ brand, product_line, tire_size, tire_type, wheel_position, ...tire }) => (
            <>
              {[
                ...[brand, product_line, tire_size].map((name) =>
                  conditionName('brands', name, { t, unit: tread_depth_format }),
                ),
                t(`wear_kind.${tire_type}`),
                t(`wear_position.${wheel_position}`),
              ].join(' · ')}
              <SecondaryText text={tire.cause && t(`loss_cause.${tire.cause}`)} />
              <SecondaryText text={tire.left_out && t(`left_out.${tire.left_out}`)} />
            </>
          ),
          conditions: ({ conditions, valve }) =>
            [
              ...conditions.map((code) => t(`wear.${code}`)),
              ...(valve === 'ok' || valve === 'no_reading' ? [] : [t(`condition_valve.${valve}`)]),
            ].join(', '),
          loss: ({ loss }) => (loss === null ? noValue : formatCurrency(loss, symbol)),
        }}
        onFile={(selection, { format, signal }) =>
          fileOf('POST fleet_conditions/export_tires', {
            body: { ...selection, ...asked, format },
            signal,
          })
        }
      />
    </>
  );
}
