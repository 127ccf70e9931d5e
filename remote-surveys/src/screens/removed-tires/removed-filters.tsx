import type { RemovedTireRow, removedTiresList } from '@portal/contract/fleet-surveys';
import { DateField } from '@portal/platform/dates';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type List, SearchField } from '@portal/platform/lists';
import { skipToken, useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { useCallback } from 'react';
import { brandsQuery, latestSurveysQuery } from './removed-tires.query.ts';

interface RemovedFiltersProps {
  readonly list: Pick<List<typeof removedTiresList, RemovedTireRow>, 'view' | 'change'>;
  readonly locationId: number | null;
}

/** When tires came off, of which units, of which brand, on which survey. */
export function RemovedFilters({ list, locationId }: RemovedFiltersProps) {
  const { t } = useWords();
  const { view, change } = list;
  const { from, to, unit, brand, on_survey } = view.filters;
  const look = useCallback(
    (text: string) => change({ filters: { unit: text } }, { replace: true }),
    [change],
  );
  const { data: brands = [] } = useQuery(brandsQuery);
  const surveys = useSurveyChoices(locationId);
  return (
    <>
      <DateField
        label={t('removed_tires.filter.from')}
        value={from || null}
        maximum={to || undefined}
        onChange={(day, { error }) => {
          if (!error) change({ filters: { from: day ?? '' } });
        }}
      />
      <DateField
        label={t('removed_tires.filter.to')}
        value={to || null}
        minimum={from || undefined}
        onChange={(day, { error }) => {
          if (!error) change({ filters: { to: day ?? '' } });
        }}
      />
      <SearchField
        label={t('removed_tires.filter.unit')}
        longest={40}
        value={unit}
        onSearch={look}
      />
      <Choice
        label={t('removed_tire.brand')}
        every={t('removed_tires.filter.every_brand')}
        options={brands.map((value) => ({ value, label: value }))}
        value={brand}
        onChange={(next) => change({ filters: { brand: next } })}
      />
      {surveys && (
        <Choice
          label={t('removed_tire.survey')}
          every={t('removed_tires.filter.every_survey')}
          options={surveys}
          value={on_survey}
          onChange={(next) => change({ filters: { on_survey: next } })}
        />
      )}
    </>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The surveys of a yard by day and kind; null where there is no choice. */
function useSurveyChoices(locationId: number | null): readonly Option[] | null {
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

interface ChoiceProps {
  readonly label: string;
  /** What leaves nothing out. */
  readonly every: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice that may be one that is not offered any more, such as of a link that was kept. */
function Choice({ label, every, options, value, onChange }: ChoiceProps) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      label={label}
      searchable
      allowDeselect={false}
      data={[
        { value: '', label: every },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...options,
      ]}
      value={value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
