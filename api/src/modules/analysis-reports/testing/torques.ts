import type { RetorqueRow, TorqueCheck, TorqueReport } from '@portal/contract/analysis-reports';
import type { Database } from '../../../db/database.ts';

/** Reads all tables behind the torque summary. */
export async function readRecords({ kysely }: Pick<Database, 'kysely'>) {
  return {
    accounts: await kysely.selectFrom('accounts').selectAll().execute(),
    locations: await kysely.selectFrom('locations').selectAll().execute(),
    units: await kysely.selectFrom('units').selectAll().execute(),
    surveys: await kysely.selectFrom('surveys').selectAll().execute(),
    inspections: await kysely.selectFrom('unit_inspections').selectAll().execute(),
    mounts: await kysely.selectFrom('mounts').selectAll().execute(),
    torques: await kysely.selectFrom('torque_checks').selectAll().execute(),
  };
}

type Records = Awaited<ReturnType<typeof readRecords>>;

interface Selection {
  readonly location_ids: readonly number[];
  readonly date_from: string | undefined;
  readonly date_to: string | undefined;
  readonly keyword: string;
}

const mile = 1.609344;
const poundFoot = 1.35582;
const today = '2025-07-01';
const dayBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
const rounded = (value: number) => Math.round(Number((value * 100).toFixed(6))) / 100;

type SearchableRow<Row extends object> = Row & {
  readonly location: number | null;
  readonly searched: string;
};

/** Recomputes the report for a reader in miles and pound-feet from the records alone. */
export function recompute(records: Records) {
  const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => {
    const found = new Map(rows.map((row) => [row.id, row]));
    return (id: number | null): Row => {
      const row = id === null ? undefined : found.get(id);
      if (!row) throw new Error(`Nothing has the id ${id}.`);
      return row;
    };
  };
  const [accountOf, locationOf, unitOf] = [
    byId(records.accounts),
    byId(records.locations),
    byId(records.units),
  ];
  const [surveyOf, inspectionOf, mountOf] = [
    byId(records.surveys),
    byId(records.inspections),
    byId(records.mounts),
  ];
  const nowhere = { name: '', code: '' };
  const placeOf = (accountId: number, locationId: number | null, unitNumber: string) => {
    const account = accountOf(accountId);
    const location = locationId === null ? nowhere : locationOf(locationId);
    return {
      shown: {
        unit_number: unitNumber,
        fleet_name: account.name || account.nonsig,
        fleet_location: location.name || location.code,
      },
      location: locationId,
      searched: [unitNumber, location.code, location.name, account.name, account.nonsig]
        .join('\n')
        .toLowerCase(),
    };
  };

  const finished = records.torques.filter(
    (check) => surveyOf(inspectionOf(check.inspection_id).survey_id).state === 'finished',
  );
  const checks = finished.map((check): SearchableRow<TorqueCheck> => {
    const inspection = inspectionOf(check.inspection_id);
    const survey = surveyOf(inspection.survey_id);
    const mount = check.mount_id === null ? null : mountOf(check.mount_id);
    const { shown, ...rest } = placeOf(
      check.account_id,
      survey.location_id,
      inspection.unit_number,
    );
    const since =
      check.odometer_km === null || mount === null || mount.odometer_on_km === null
        ? null
        : check.odometer_km - mount.odometer_on_km;
    return {
      ...rest,
      ...shown,
      survey_id: survey.id,
      unit_id: inspection.unit_id,
      checked_on: inspection.inspected_on,
      axle_number: check.axle_number,
      side: check.side,
      fasteners: check.fasteners,
      least: rounded(check.least_nm / poundFoot),
      most: rounded(check.most_nm / poundFoot),
      measured: check.measured_nm === null ? null : rounded(check.measured_nm / poundFoot),
      result: check.result,
      since_fitting: since === null ? null : rounded(since / mile),
    };
  });

  const isAt = ({ location_ids, keyword }: Selection, row: SearchableRow<object>) =>
    (location_ids.length === 0 || (row.location !== null && location_ids.includes(row.location))) &&
    row.searched.includes(keyword.toLowerCase());
  const bare = <Row extends object>({ location: _, searched: __, ...row }: SearchableRow<Row>) =>
    row as unknown as Row;

  const checksOf = (selection: Selection): TorqueCheck[] =>
    checks
      .filter(
        (check) =>
          isAt(selection, check) &&
          check.checked_on >= (selection.date_from ?? '') &&
          check.checked_on <= (selection.date_to ?? '9999'),
      )
      .map(bare<TorqueCheck>);

  /** The wheel ends of the selection to re-torque on its last day. */
  function retorquesOf(selection: Selection): RetorqueRow[] {
    const day = selection.date_to ?? today;
    const first = [dayBefore(day, 90), selection.date_from ?? ''].sort().at(-1) ?? '';
    const rows = records.mounts.flatMap((mount): SearchableRow<RetorqueRow>[] => {
      const unit = unitOf(mount.unit_id);
      if (mount.slot === 'inner' || mount.started_on > day || mount.started_on < first) return [];
      if (mount.ended_on !== null && mount.ended_on <= day) return [];
      if (!unit.is_active || unit.deleted_at !== null) return [];
      const on = mount.odometer_on_km;
      const settled = on === null ? Number.POSITIVE_INFINITY : on + 50 * mile;
      const isDone = finished.some(
        (check) =>
          check.mount_id === mount.id &&
          inspectionOf(check.inspection_id).inspected_on <= day &&
          check.odometer_km !== null &&
          check.odometer_km >= settled,
      );
      if (isDone) return [];
      const [last] = records.inspections
        .filter(
          (each) =>
            each.unit_id === unit.id &&
            each.odometer_km !== null &&
            surveyOf(each.survey_id).state === 'finished' &&
            each.inspected_on >= mount.started_on &&
            each.inspected_on <= day,
        )
        .sort((one, other) =>
          one.inspected_on === other.inspected_on
            ? other.id - one.id
            : one.inspected_on < other.inspected_on
              ? 1
              : -1,
        );
      const since =
        on === null || last === undefined || last.odometer_km === null
          ? null
          : last.odometer_km - on;
      if (since !== null && since < 50 * mile) return [];
      const { shown, ...rest } = placeOf(mount.account_id, unit.location_id, unit.unit_number);
      return [
        {
          ...rest,
          ...shown,
          unit_id: unit.id,
          axle_number: mount.axle_number,
          side: mount.side,
          state: since === null ? 'unknown' : since <= 100 * mile ? 'due' : 'overdue',
          fitted_on: mount.started_on,
          since_fitting: since === null ? null : rounded(since / mile),
        },
      ];
    });
    return rows.filter((row) => isAt(selection, row)).map(bare<RetorqueRow>);
  }

  function summaryOf(
    chosen: readonly TorqueCheck[],
    selection: Selection,
  ): TorqueReport['summary'] {
    const of = (result: TorqueCheck['result']) =>
      chosen.filter((check) => check.result === result).length;
    const left = retorquesOf(selection);
    const leftOf = (state: RetorqueRow['state']) =>
      left.filter((row) => row.state === state).length;
    return {
      units: new Set(chosen.map(({ unit_id }) => unit_id)).size,
      checked: chosen.length,
      in_spec: of('in_spec'),
      low: of('low'),
      high: of('high'),
      re_torqued: of('re_torqued'),
      missing_hardware: of('missing_hardware'),
      in_spec_percentage:
        chosen.length === 0 ? null : Math.round((10_000 * of('in_spec')) / chosen.length) / 100,
      due: leftOf('due'),
      overdue: leftOf('overdue'),
      unknown: leftOf('unknown'),
    };
  }

  return {
    checks,
    /** Home locations of active units. */
    yards: [
      ...new Set(
        records.units
          .filter(({ is_active, deleted_at }) => is_active && deleted_at === null)
          .flatMap(({ location_id }) => location_id ?? []),
      ),
    ],
    locations: [...new Set(checks.flatMap(({ location }) => location ?? []))],
    checksOf,
    retorquesOf,
    summaryOf,
    keyOf: ({ survey_id, unit_id, axle_number, side }: TorqueCheck) =>
      [survey_id, unit_id, axle_number, side].join(),
    endKeyOf: ({ unit_id, axle_number, side }: RetorqueRow) => [unit_id, axle_number, side].join(),
  };
}

export type Recomputed = ReturnType<typeof recompute>;
