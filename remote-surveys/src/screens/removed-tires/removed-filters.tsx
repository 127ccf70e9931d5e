import type { RemovedTireRow, removedTiresList } from '@portal/contract/fleet-surveys';
import { RangeFilter } from '@portal/platform/dates';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Choice, ChoiceFilter, type List, named, SearchField } from '@portal/platform/lists';
import { skipToken, useQuery } from '@portal/platform/query';
import { useCallback } from 'react';
import { brandsQuery, latestSurveysQuery } from './removed-tires.query.ts';

interface RemovedFiltersProps {
  readonly list: Pick<
    List<typeof removedTiresList, RemovedTireRow>,
    'definition' | 'view' | 'change'
  >;
  readonly locationId: number | null;
}

/** Filters removed tires by date, unit, brand and survey. */
export function RemovedFilters({ list, locationId }: RemovedFiltersProps) {
  const { t } = useWords();
  const { definition, view, change } = list;
  const { unit, brand, on_survey } = view.filters;
  const look = useCallback(
    (text: string) => change({ filters: { unit: text } }, { replace: true }),
    [change],
  );
  const { data: brands = [] } = useQuery(brandsQuery);
  const surveys = useSurveyChoices(locationId);
  return (
    <>
      <RangeFilter
        range={view.filters}
        filters={definition.filters}
        onChange={(filters) => change({ filters })}
      />
      <SearchField
        label={t('removed_tires.filter.unit')}
        longest={40}
        value={unit}
        onSearch={look}
      />
      <ChoiceFilter
        label={t('removed_tire.brand')}
        every={t('removed_tires.filter.every_brand')}
        choices={named(brands)}
        value={brand}
        onChange={(next) => change({ filters: { brand: next } })}
      />
      {surveys && (
        <ChoiceFilter
          label={t('removed_tire.survey')}
          every={t('removed_tires.filter.every_survey')}
          choices={surveys}
          value={on_survey}
          onChange={(next) => change({ filters: { on_survey: next } })}
        />
      )}
    </>
  );
}

/** The surveys of a location by date and kind; null if there is no choice. */
function useSurveyChoices(locationId: number | null): readonly Choice[] | null {
  const { t } = useWords();
  const { data = [] } = useQuery({
    ...latestSurveysQuery(locationId ?? 0),
    ...(locationId === null && { queryFn: skipToken }),
  });
  if (locationId === null) return null;
  return data.map(({ survey_id, survey_date, kind }) => ({
    value: String(survey_id),
    label: `${formatDate(survey_date)} · ${t(`survey_kind.${kind}`)}`,
  }));
}
