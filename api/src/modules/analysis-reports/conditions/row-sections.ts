import { type ConditionReport, mostConditionRows } from '@portal/contract/analysis-reports';
import { accountTypes } from '@portal/contract/fleet-surveys';
import { personText } from '@portal/contract/portal';
import { formatInteger } from '@portal/platform/format';
import type { Cell, CellFormat, Section } from '../../../exports/document.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { tableSection } from './condition-sections.ts';

type Part<Name extends keyof ConditionReport> = NonNullable<ConditionReport[Name]>;
type RowsPart =
  | 'AccountTireReportsData'
  | 'AccountData'
  | 'OwnerData'
  | 'SurveyData'
  | 'SpecInformationData';
type Row<Name extends RowsPart> = Part<Name>['rows'][number];

/** A column of a table, with its cells. */
interface Column<EachRow> {
  readonly heading: string;
  readonly format: CellFormat;
  readonly cell: (row: EachRow) => Cell;
}

type Columns<Name extends RowsPart> = readonly Column<Row<Name>>[];

interface SectionContext {
  readonly words: LocalizedTexts;
  readonly report: ConditionReport;
}

type ColumnsOf = {
  readonly [Name in RowsPart]: (telling: SectionContext) => Columns<Name>;
};

const typeNames = new Map<number, string>(
  Object.entries(accountTypes).map(([name, code]) => [code, name]),
);

const text = <EachRow>(heading: string, cell: (row: EachRow) => Cell): Column<EachRow> => ({
  heading,
  format: 'text',
  cell,
});
const figure = <EachRow>(
  heading: string,
  cell: (row: EachRow) => Cell,
  format: CellFormat = 'integer',
): Column<EachRow> => ({ heading, format, cell });

const columns: ColumnsOf = {
  AccountTireReportsData: ({ report }) => [
    text('conditions.fleet', (row) => row.fleet_name),
    text('conditions.location', (row) => row.fleet_location),
    figure('conditions.sum.units', (row) => row.units),
    figure('conditions.of_units_with_exceptions', (row) => row.units_share, 'percent'),
    figure('conditions.sum.tires', (row) => row.tires),
    figure('conditions.sum.exceptions', (row) => row.exceptions),
    figure('conditions.sum.critical', (row) => row.critical),
    figure(`conditions.mean_tread_${report.tread_depth_format}`, (row) => row.mean_tread, 'ratio'),
    figure('conditions.underinflated_share', (row) => row.underinflated_share, 'percent'),
    figure('conditions.loss', (row) => row.loss, 'currency'),
  ],
  AccountData: ({ words: { t } }) => [
    text('conditions.account', (row) => row.account),
    text('conditions.fleet', (row) => row.fleet_name),
    text('conditions.account_type', (row) =>
      t(`account_type.${typeNames.get(row.account_type) ?? 'unknown'}`),
    ),
    text('conditions.country', (row) => row.country),
    figure('conditions.sum.locations', (row) => row.locations),
    figure('conditions.sum.units', (row) => row.units),
    figure('conditions.sum.tires', (row) => row.tires),
  ],
  OwnerData: ({ words: { t } }) => [
    text('conditions.owner', (row) => row.owner_name),
    text('conditions.owner_kind', (row) => t(`owner_kind.${row.kind}`)),
    figure('conditions.sum.units', (row) => row.units),
    figure('conditions.of_units', (row) => row.share, 'percent'),
    figure('conditions.sum.tires', (row) => row.tires),
  ],
  SurveyData: ({ words: { t } }) => [
    figure('conditions.survey_date', (row) => row.survey_date, 'date'),
    text('conditions.survey_kind', (row) => t(`survey_kind.${row.kind}`)),
    text('conditions.fleet', (row) => row.fleet_name),
    text('conditions.location', (row) => row.fleet_location),
    text('conditions.surveyor', (row) => personText(row.survey_by, t)),
    text('conditions.dealer', (row) => row.dealer_location),
    figure('conditions.sum.units', (row) => row.units),
    figure('conditions.sum.tires', (row) => row.tires),
    figure('conditions.sum.exceptions', (row) => row.exceptions),
  ],
  SpecInformationData: ({ words: { t }, report }) => [
    text('conditions.fleet', (row) => row.fleet_name),
    text('conditions.location', (row) => row.fleet_location ?? t(specPlace(row))),
    text('conditions.of.positions', (row) => t(`wear_position.${row.position}`)),
    figure('conditions.valid_from', (row) => row.valid_from, 'date'),
    figure(`conditions.target_${report.pressure_format}`, (row) => row.target_pressure, 'ratio'),
    figure(`conditions.pull_${report.tread_depth_format}`, (row) => row.pull_depth, 'ratio'),
    figure('conditions.sum.tires', (row) => row.tires),
  ],
};

/** The label of a spec that belongs to no location. */
const specPlace = ({ valid_from }: Pick<Row<'SpecInformationData'>, 'valid_from'>): string =>
  valid_from === null ? 'conditions.spec_default' : 'conditions.spec_account';

/** Returns the section with a part's table; rows that it cannot show are counted below it. */
export function rowsSection<Name extends RowsPart>(
  name: Name,
  data: { readonly rows: readonly Row<Name>[]; readonly total_items: number } | null,
  telling: SectionContext,
): Section[] {
  if (!data) return [];
  const { rows, total_items } = data;
  const { t } = telling.words;
  const shown: Columns<Name> = columns[name](telling);
  const section = tableSection(
    t(`conditions.part.${name}`),
    shown.map(({ heading, format }) => ({ heading: t(heading), format })),
    rows.map((row) => shown.map(({ cell }) => cell(row))),
    total_items > rows.length
      ? [
          t('conditions.first_rows', {
            most: formatInteger(mostConditionRows),
            all: formatInteger(total_items),
          }),
        ]
      : [],
  );
  return [section];
}
