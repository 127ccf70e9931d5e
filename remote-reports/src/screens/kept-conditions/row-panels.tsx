import { accountTypes, type ConditionReport, personText } from '@portal/contract/analysis-reports';
import { formatCurrency, formatDate, formatFigure, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { Column } from '@portal/platform/ui';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { LinkedFigure } from '../../parts/linked-figure.tsx';
import { SecondaryText } from '../../parts/secondary-text.tsx';
import { useCurrency } from '../../parts/use-currency.ts';
import { exceptionsAt, tiresAt, unitsAt } from './records-address.ts';
import { RowsPanel } from './rows.panel.tsx';
import { SurveyDay } from './survey-day.tsx';

interface PartProps {
  readonly report: ConditionReport;
}

type Row<Part extends 'AccountTireReportsData' | 'AccountData' | 'OwnerData' | 'SurveyData'> =
  NonNullable<ConditionReport[Part]>['rows'][number];

/** Returns a factory for count columns. */
function useCounts() {
  const { t } = useWords();
  return <Field extends string>(field: Field, header = `conditions.sum.${field}`) => ({
    field,
    header: t(header),
    align: 'end' as const,
    render: (row: Readonly<Record<Field, number>>) => formatInteger(row[field]),
  });
}

/** Returns a factory for columns of unit counts that link to their records. */
function useUnits() {
  const { t } = useWords();
  return <EachRow extends { readonly units: number }>(
    at: (row: EachRow) => string | null,
  ): Column<EachRow> => ({
    field: 'units',
    header: t('conditions.sum.units'),
    align: 'end',
    render: (row) => (
      <LinkedFigure text={formatInteger(row.units)} to={row.units === 0 ? null : at(row)} />
    ),
  });
}

const typeNames = new Map<number, string>(
  Object.entries(accountTypes).map(([name, code]) => [code, name]),
);

/** A row for each location with inspected units. */
export function PlacesPanel({ report }: PartProps) {
  const { t } = useWords();
  const count = useCounts();
  const units = useUnits();
  const symbol = useCurrency();
  const figure = (
    field: 'units_share' | 'mean_tread' | 'underinflated_share',
    header: string,
  ): Column<Row<'AccountTireReportsData'>> => ({
    field,
    header: t(header),
    align: 'end',
    render: (row) => formatFigure(row[field], field === 'mean_tread' ? 'ratio' : 'percent'),
  });
  return (
    <RowsPanel
      part="AccountTireReportsData"
      data={report.AccountTireReportsData}
      columns={[
        {
          field: 'fleet_location',
          header: t('conditions.location'),
          render: ({ fleet_location, fleet_name }) => (
            <>
              {fleet_location}
              <SecondaryText text={fleet_name} />
            </>
          ),
        },
        units<Row<'AccountTireReportsData'>>(({ location_id }) =>
          unitsAt({ by: 'locations', key: location_id }),
        ),
        figure('units_share', 'conditions.of_units_with_exceptions'),
        {
          ...count('tires'),
          render: ({ location_id, tires }) => (
            <LinkedCount count={tires} to={tiresAt('locations', String(location_id))} />
          ),
        },
        {
          ...count('exceptions'),
          render: ({ location_id: location, exceptions }) => (
            <LinkedCount count={exceptions} to={exceptionsAt({ location })} />
          ),
        },
        {
          ...count('critical'),
          render: ({ location_id: location, critical }) => (
            <LinkedCount count={critical} to={exceptionsAt({ location, severity: 'critical' })} />
          ),
        },
        figure('mean_tread', `conditions.mean_tread_${report.tread_depth_format}`),
        figure('underinflated_share', 'conditions.underinflated_share'),
        {
          field: 'loss',
          header: t('conditions.loss'),
          align: 'end',
          render: ({ location_id, loss }) => (
            <LinkedFigure
              text={formatCurrency(loss, symbol)}
              to={loss === 0 ? null : tiresAt('locations', String(location_id), 'counted')}
            />
          ),
        },
      ]}
      rowKey={({ location_id }) => String(location_id)}
    />
  );
}

export function AccountsPanel({ report }: PartProps) {
  const { t } = useWords();
  const count = useCounts();
  const units = useUnits();
  return (
    <RowsPanel
      part="AccountData"
      data={report.AccountData}
      columns={[
        {
          field: 'fleet_name',
          header: t('conditions.fleet'),
          render: ({ fleet_name, account }) => (
            <>
              {fleet_name}
              <SecondaryText text={account} />
            </>
          ),
        },
        {
          field: 'account_type',
          header: t('conditions.account_type'),
          render: ({ account_type }) =>
            t(`account_type.${typeNames.get(account_type) ?? 'unknown'}`),
        },
        { field: 'country', header: t('conditions.country') },
        count('locations'),
        units<Row<'AccountData'>>(({ account_id }) => unitsAt({ by: 'accounts', key: account_id })),
        count('tires'),
      ]}
      rowKey={({ account_id }) => String(account_id)}
    />
  );
}

export function OwnersPanel({ report }: PartProps) {
  const { t } = useWords();
  const count = useCounts();
  const units = useUnits();
  return (
    <RowsPanel
      part="OwnerData"
      data={report.OwnerData && withIndexKeys(report.OwnerData)}
      columns={[
        { field: 'owner_name', header: t('conditions.owner') },
        {
          field: 'kind',
          header: t('conditions.owner_kind'),
          render: ({ kind }) => t(`owner_kind.${kind}`),
        },
        units<Row<'OwnerData'>>(({ group_key: key }) =>
          key === undefined ? null : unitsAt({ by: 'owners', key }),
        ),
        {
          field: 'share',
          header: t('conditions.of_units'),
          align: 'end',
          render: ({ share }) => formatFigure(share, 'percent'),
        },
        count('tires'),
      ]}
      rowKey={({ at }) => String(at)}
    />
  );
}

/** Adds the index to each row as its key, since rows may be equal. */
const withIndexKeys = <EachRow extends object>(data: {
  readonly rows: readonly EachRow[];
  readonly total_items: number;
}) => ({ ...data, rows: data.rows.map((row, at) => ({ ...row, at })) });

/** The surveys with the latest inspections; each links to its page. */
export function SurveysPanel({ report }: PartProps) {
  const { t } = useWords();
  const count = useCounts();
  const units = useUnits();
  return (
    <RowsPanel
      part="SurveyData"
      data={report.SurveyData}
      columns={[
        {
          field: 'survey_date',
          header: t('conditions.survey_date'),
          render: ({ survey_id, survey_date, kind }) => (
            <>
              <SurveyDay survey={survey_id} day={survey_date} />
              <SecondaryText text={t(`survey_kind.${kind}`)} />
            </>
          ),
        },
        {
          field: 'fleet_location',
          header: t('conditions.location'),
          render: ({ fleet_location, fleet_name }) => (
            <>
              {fleet_location}
              <SecondaryText text={fleet_name} />
            </>
          ),
        },
        {
          field: 'survey_by',
          header: t('conditions.surveyor'),
          render: ({ survey_by, dealer_location }) => (
            <>
              {personText(survey_by, t)}
              <SecondaryText text={dealer_location} />
            </>
          ),
        },
        units<Row<'SurveyData'>>(({ survey_id }) => unitsAt({ by: 'surveys', key: survey_id })),
        count('tires'),
        count('exceptions'),
      ]}
      rowKey={({ survey_id }) => String(survey_id)}
    />
  );
}

/** The specs that the tires were checked against. */
export function SpecsPanel({ report }: PartProps) {
  const { t } = useWords();
  const count = useCounts();
  const { SpecInformationData: data } = report;
  return (
    <RowsPanel
      part="SpecInformationData"
      data={data && withIndexKeys(data)}
      columns={[
        {
          field: 'fleet_name',
          header: t('conditions.fleet'),
          render: ({ fleet_name, fleet_location, valid_from }) => (
            <>
              {fleet_name}
              <SecondaryText
                text={
                  fleet_location ??
                  t(valid_from === null ? 'conditions.spec_default' : 'conditions.spec_account')
                }
              />
            </>
          ),
        },
        {
          field: 'position',
          header: t('conditions.of.positions'),
          render: ({ position }) => t(`wear_position.${position}`),
        },
        {
          field: 'valid_from',
          header: t('conditions.valid_from'),
          render: ({ valid_from }) => (valid_from === null ? null : formatDate(valid_from)),
        },
        {
          field: 'target_pressure',
          header: t(`conditions.target_${report.pressure_format}`),
          align: 'end',
          render: ({ target_pressure }) => formatFigure(target_pressure, 'ratio'),
        },
        {
          field: 'pull_depth',
          header: t(`conditions.pull_${report.tread_depth_format}`),
          align: 'end',
          render: ({ pull_depth }) => formatFigure(pull_depth, 'ratio'),
        },
        count('tires'),
      ]}
      rowKey={({ at }) => String(at)}
    />
  );
}
