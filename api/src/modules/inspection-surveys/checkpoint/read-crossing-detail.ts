import { severities } from '@portal/contract/fleet-surveys';
import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { describeImages, readImages } from '../../fleet-surveys/images/image-rows.ts';
import { readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { axlesOf } from './crossing-axles.ts';
import { crossingNames, crossingTables } from './crossing-rows.ts';
import { shownFinding, type WireFinding } from './read-crossing-findings.ts';
import { type CrossingTire, readCrossingTires } from './read-crossing-tires.ts';

type Finding = CrossingDetail['findings'][number];

interface Signing {
  /** To read the key that signs addresses, which belongs to no user. */
  readonly unscoped: Kysely<Schema>;
  readonly now: Date;
}

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  /** Signs the addresses of plate photos; without it there are none. */
  readonly signing?: Signing;
}

interface CrossingDetailRow {
  readonly survey_id: number;
  readonly unit_id: number;
  readonly unit_number: string;
  readonly fleet_name: string;
  readonly fleet_location: string;
  readonly unit_date: string;
  readonly unit_time: string;
  readonly license_number: string | null;
  readonly lane: string;
  readonly expected_tires: number;
  readonly tires_read: number;
  readonly warnings: number;
  readonly criticals: number;
  readonly hot_allowance_kpa: number | null;
  readonly license_plate_image: number | null;
  readonly direction: 'in' | 'out' | null;
  readonly is_bidirectional: boolean;
  readonly older: CrossingDetail['older'];
  readonly newer: CrossingDetail['newer'];
}

/** The unit's crossing right before or after this one. */
const adjacentCrossing = (sign: '<' | '>') => sql`(
  select json_build_object('survey_id', other.survey_id, 'date_time',
    to_char(other.local_date + other.local_time, 'YYYY-MM-DD"T"HH24:MI'))
  from unit_inspections its join crossings other on other.survey_id = its.survey_id
  where its.account_id = i.account_id and its.unit_id = i.unit_id and its.is_crossing
    and (other.crossed_at, other.survey_id) ${sql.raw(sign)} (c.crossed_at, c.survey_id)
  order by other.crossed_at ${sql.raw(sign === '<' ? 'desc' : 'asc')},
    other.survey_id ${sql.raw(sign === '<' ? 'desc' : 'asc')}
  limit 1)`;

/**
 * Reads a crossing that the user may see, with its axles, tires and findings.
 *
 * @throws Refusal `unknown_value` at `survey_id`
 */
export async function readCrossingDetail(
  { db, user, ...signing }: Omit<QueryContext, 'signing'> & Signing,
  surveyId: number,
): Promise<CrossingDetail> {
  const [detail] = await readCrossingDetails({ db, user, signing }, [surveyId]);
  if (!detail) throw refuse('unknown_value', 'survey_id');
  return detail;
}

/** Reads several crossings in the order of their ids; omits those that the user may not see. */
export async function readCrossingDetails(
  { db, user, signing }: QueryContext,
  surveyIds: readonly number[],
): Promise<CrossingDetail[]> {
  const ids = [...surveyIds];
  const { rows } = await sql<CrossingDetailRow>`
    select ${crossingNames}, s.surveyor as lane, c.expected_tires, i.tires_read, i.warnings, i.criticals,
      c.hot_allowance_kpa, c.license_plate_image, c.direction, c.is_bidirectional,
      ${adjacentCrossing('<')} as older, ${adjacentCrossing('>')} as newer
    ${crossingTables} where c.survey_id = any (${ids}::int[])
    order by array_position(${ids}::int[], c.survey_id)`.execute(db);
  const tires = await readCrossingTires(db, ids);
  const pictures = rows.flatMap(({ license_plate_image }) => license_plate_image ?? []);
  const plates = signing ? await readPlates(db, signing, pictures) : none;
  return rows.map((row) =>
    describe(
      row,
      tires.filter(({ survey_id }) => survey_id === row.survey_id),
      plates.get(row.license_plate_image ?? 0) ?? null,
      user,
    ),
  );
}

const worstFirst = (one: Pick<Finding, 'severity'>, other: Pick<Finding, 'severity'>) =>
  severities.indexOf(other.severity) - severities.indexOf(one.severity);

const none: ReadonlyMap<number, string> = new Map();

/** Picks the fields of a finding for the wire; rows of the database have more. */
const toWireFinding = (finding: WireFinding<Finding>): WireFinding<Finding> => ({
  finding_id: finding.finding_id,
  check: finding.check,
  severity: finding.severity,
  axle_number: finding.axle_number,
  side: finding.side,
  slot: finding.slot,
  measured: finding.measured,
  limit: finding.limit,
  spec_source: finding.spec_source,
  spec_valid_from: finding.spec_valid_from,
});

/** Reads the addresses of existing plate photos by id, signed for some minutes. */
async function readPlates(
  db: Kysely<Schema>,
  signing: Signing,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return none;
  const images = await readImages(db, sql`i.id = any (${ids}::int[]) and i.deleted_at is null`);
  const described = await describeImages(signing, images);
  return new Map(described.map(({ address }, index) => [images[index]?.id ?? 0, address]));
}

function describe(
  row: CrossingDetailRow,
  tires: readonly CrossingTire[],
  plate: string | null,
  user: CurrentUser,
): CrossingDetail {
  const { survey_id, unit_id, unit_number, fleet_name, lane, hot_allowance_kpa } = row;
  const shown = readingConverters(user);
  const found = new Map(
    tires.flatMap(({ findings }) => findings.map((each) => [each.finding_id, each] as const)),
  );
  return {
    ...shown.formats,
    title: `${fleet_name} · ${unit_number}`,
    survey_id,
    unit_id,
    fleet_name,
    lane,
    hot_allowance: shown.pressure(hot_allowance_kpa ?? 0),
    tiles: {
      unit: unit_number,
      date_time: `${row.unit_date}T${row.unit_time}`,
      license_plate_url: plate,
      location: row.fleet_location,
      license_number: row.license_number,
      records_total: row.expected_tires,
      total_tires_read_count: row.tires_read,
      warning_exceptions: row.warnings,
      critical_exceptions: row.criticals,
      non_metric: shown.formats.tread_depth_format === '32nds',
      is_bidirectional: row.is_bidirectional,
      crossingdirection: row.direction,
    },
    axles: axlesOf(tires, shown),
    findings: [...found.values()]
      .toSorted(worstFirst)
      .map((finding) => shownFinding({ ...toWireFinding(finding), hot_allowance_kpa }, user)),
    older: row.older,
    newer: row.newer,
  };
}
