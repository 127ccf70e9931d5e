import type {
  FindingClosing,
  FindingRow,
  LocationRow,
  SurveyRow,
  TireSelects,
  UnitCopy,
  UnitImage,
} from '@portal/contract/fleet-surveys';
import { bodyOf, type SurveyEntry } from '../entry/survey-entry.ts';
import { pageOfRows, sortRows } from '../overlay/page-of-rows.ts';
import { asLocation, type Device, locationCall, yardOf } from './device.ts';
import { unitDocument } from './unit-document.ts';
import { unitByNumber } from './unit-lists.ts';
import { surveysNow } from './yard-documents.ts';

/** The latest surveys of a location. */
export async function lastSurveysDocument(
  device: Device,
  given: { surveys: SurveyRow[] } | null,
  kept: { surveys: SurveyRow[] } | null,
): Promise<{ surveys: SurveyRow[] } | null> {
  const base = given ?? kept;
  return base && { surveys: await surveysNow(device, base.surveys, { isFromDevice: !given }) };
}

/** The photos of an inspection, without those deleted on this device. */
export function imagesWithoutDeleted(device: Device, images: readonly UnitImage[]): UnitImage[] {
  const deleted = device.entries
    .filter(({ call }) => call === 'DELETE fleet_survey/delete_image')
    .map(({ options }) => (options.query as { readonly storageId: string }).storageId);
  return images.filter(({ storage_id }) => !deleted.includes(storage_id));
}

export interface LocationsRequest {
  readonly locations?: readonly number[] | undefined;
  readonly keyword?: string | undefined;
  readonly account_type?: number | undefined;
  readonly page_number: number;
  readonly page_size: number;
}

const every = {
  is_show_unknown: true,
  is_show_localbook: true,
  is_show_preferred_fleet: true,
  is_show_national_account: true,
  is_show_canadian_common_owner: true,
  is_show_goverment: true,
  is_show_leasing: true,
  is_show_canadian_national_account: true,
  has_access_without_surveys: true,
};

/** The cached locations, in the form of a locations list. */
export async function yardsDocument(device: Device, request: LocationsRequest) {
  const taken = (await device.sets()).flatMap((set) => /^yard (\d+)$/.exec(set)?.[1] ?? []);
  const documents = await Promise.all(
    taken.map((id) => device.newest(locationCall, yardOf(Number(id)))),
  );
  const rows: LocationRow[] = documents.flatMap((kept) => asLocation(kept?.value) ?? []);
  if (rows.length === 0) return null;
  const { locations, keyword = '', account_type: type } = request;
  const found = rows.filter(
    ({ location_id, name, code, city, account_name, account_type }) =>
      (type === undefined || account_type === type) &&
      (locations?.includes(location_id) ?? true) &&
      `${name} ${code} ${city} ${account_name}`
        .toLowerCase()
        .includes(keyword.trim().toLowerCase()),
  );
  const sorted = sortRows(found, { sorts: { name: 1 }, firstSort: 'name' }, request);
  const { rows: accounts, counts } = pageOfRows(sorted, request);
  return { ...counts, accounts, ...every };
}

const selectsCall = 'POST fleet_survey/get_edit_tire_selects';

/** The options for a tire's make, as far as they are cached; the stock is not. */
export async function tireSelectsDocument(
  device: Device,
  { brand }: { readonly brand?: string | undefined },
): Promise<TireSelects | null> {
  const ofBrand =
    brand === undefined ? null : await device.newest(selectsCall, { body: { brand } });
  const kept = ofBrand ?? (await device.newest(selectsCall, { body: {} }));
  return kept && { ...(kept.value as TireSelects), stock: [] };
}

/** Whether a unit number is free, as far as this device knows the units. */
export async function unitOptionsDocument(
  device: Device,
  { location_id, unit_number }: { readonly location_id: number; readonly unit_number: string },
) {
  const found = await unitByNumber(device, { unit_number });
  if (!found) return null;
  const location = asLocation((await device.newest(locationCall, yardOf(location_id)))?.value);
  const isOfAccount = !location || found.unit?.account === location.account;
  const unit = isOfAccount ? found.unit : null;
  const none = { tractor: null, trailer: null, dolly: null, misc: null };
  return { is_unit_exists: unit !== null, is_unit_exists_on_survey: false, unit, ...none };
}

/** Findings with the outcomes entered on this device. */
export const findingsWithOutcomes = (
  device: Device,
  findings: readonly FindingRow[],
): FindingRow[] => {
  const closings = device.entries.filter(({ call }) => call === 'POST fleet_survey/close_finding');
  return findings.map((finding) => {
    const entry = closings.find(
      (each) => bodyOf<FindingClosing>(each).finding_id === finding.finding_id,
    );
    return entry && finding.outcome === null ? closed(finding, entry, device.person) : finding;
  });
};

function closed(finding: FindingRow, entry: SurveyEntry, person: string): FindingRow {
  const { revision, outcome, comments = '' } = bodyOf<FindingClosing>(entry);
  return {
    ...finding,
    revision: Math.max(finding.revision, revision + 1),
    outcome,
    is_settled_on_site: false,
    comments,
    closed_at: entry.writtenAt,
    closed_by: person,
  };
}

/**
 * Initial values for the form that copies a unit: the unit without its individual fields, such as
 * its number.
 */
export async function unitCopyDocument(
  device: Device,
  unitId: string,
): Promise<{ unit: UnitCopy } | null> {
  const details = await unitDocument(device, unitId);
  if (!details) return null;
  const { location_id, type, configuration, vocation, manufacturer, model, year, owner, meter } =
    details.unit;
  const same = { vocation, manufacturer, model, year, owner, meter, dot: details.unit.dot };
  return { unit: { location_id, unit_number: '', type, configuration, ...same } };
}
