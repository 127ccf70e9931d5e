import {
  plateOf,
  surveyLimits,
  type Unit,
  type UnitNumbers,
  type UnitsRequest,
  unitNumber,
  unitsList,
  vinOf,
} from '@portal/contract/fleet-surveys';
import { addYears } from '@portal/platform/format';
import { clock } from '@portal/platform/guarding';
import { matchesKeyword, pageOfRows, sortRows } from '../overlay/page-of-rows.ts';
import { createsUnit } from '../overlay/unit-with-writes.ts';
import { asUnit, type Device, unitCall, yardSet } from './device.ts';
import { unitDocument, unitNow } from './unit-document.ts';

interface UnitsPage {
  readonly page_number: number;
  readonly page_size: number;
  readonly total_items: number;
  readonly units: Unit[];
}

/** Filters units by location or account. */
interface UnitsScope {
  readonly location_id?: number | undefined;
  readonly account?: string | undefined;
}

/** A page of units: the network's answer with waiting writes applied, or the cached units. */
export async function unitsDocument(
  device: Device,
  request: UnitsRequest,
  given: UnitsPage | null = null,
): Promise<UnitsPage | null> {
  if (!given) {
    const units = await knownUnits(device, request);
    const found = units?.filter((unit) => matchesRequest(unit, request)) ?? [];
    const { rows, counts } = pageOfRows(sortRows(found, unitsList, request), request);
    return units && { ...counts, units: rows };
  }
  const rows = await Promise.all(given.units.map((unit) => unitNow(device, unit)));
  const made = (await unitsCreatedHere(device, request)).filter(
    (unit) => matchesRequest(unit, request) && !rows.some((row) => isSame(row, unit)),
  );
  const shown = request.page_number === 1 ? [...made, ...rows] : rows;
  return { ...given, units: shown, total_items: given.total_items + made.length };
}

/** The units known to this device; null if it has none of that location or account. */
export async function knownUnits(device: Device, whose: UnitsScope): Promise<Unit[] | null> {
  const sets = await device.sets();
  const yards = sets.filter((set) =>
    whose.location_id === undefined ? set.startsWith('yard ') : set === yardSet(whose.location_id),
  );
  if (yards.length === 0) return null;
  const taken = await Promise.all(yards.map((set) => device.takenOf(set, unitCall)));
  const known = taken.flat().flatMap(({ value }) => asUnit(value)?.unit ?? []);
  if (known.length === 0) return null;
  const own = known.filter(
    ({ account }) => whose.account === undefined || account === whose.account,
  );
  const units = await Promise.all(own.map((unit) => unitNow(device, unit)));
  const made = await unitsCreatedHere(device, whose);
  return [...units, ...made.filter((unit) => !units.some((row) => isSame(row, unit)))].filter(
    ({ location_id }) => whose.location_id === undefined || location_id === whose.location_id,
  );
}

async function unitsCreatedHere(
  device: Device,
  { location_id, account }: UnitsScope,
): Promise<Unit[]> {
  const made = await Promise.all(
    device.entries.filter(createsUnit).map(({ id }) => unitDocument(device, id)),
  );
  return made
    .flatMap((details) => details?.unit ?? [])
    .filter(
      (unit) =>
        (location_id === undefined || unit.location_id === location_id) &&
        (account === undefined || unit.account === account),
    );
}

const isSame = (one: Unit, other: Unit): boolean =>
  one.unit_id === other.unit_id || foldedNumber(one) === foldedNumber(other);

const foldedNumber = ({ unit_number }: Pick<Unit, 'unit_number'>) => unit_number.toLowerCase();

function matchesRequest(unit: Unit, request: UnitsRequest): boolean {
  const { keyword = '', type, vocation, configuration, owner, surveyed, active } = request;
  const yearAgo = addYears(clock.today(), -1);
  const last = unit.last_survey_date;
  const age = last === null ? 'never' : last >= yearAgo ? 'within_12_months' : 'over_12_months';
  return (
    (!type || unit.type === type) &&
    (!vocation || unit.vocation === vocation) &&
    (!configuration || unit.configuration === configuration) &&
    (!owner || unit.owner === owner) &&
    (!surveyed || age === surveyed) &&
    (!active || unit.is_active === (active === 'yes')) &&
    matchesKeyword(keyword.trim(), [unit.unit_number, unit.vin, unit.license_plate])
  );
}

/** Units that match a keyword, best match first, as far as this device knows them. */
export async function unitNumbersDocument(
  device: Device,
  { keyword, ...whose }: UnitsScope & { readonly keyword: string },
): Promise<{ unit_numbers: UnitNumbers } | null> {
  const units = await knownUnits(device, whose);
  if (!units) return null;
  const typed = keyword.trim().normalize('NFC').toLowerCase();
  const [vin, plate] = [vinOf(typed), plateOf(typed)];
  const nearness = (unit: Unit) => {
    const number = foldedNumber(unit);
    if (number === typed) return 0;
    if (number.startsWith(typed)) return 1;
    if (unit.vin?.startsWith(vin)) return 2;
    if (unit.license_plate?.startsWith(plate)) return 3;
    const isHeld =
      number.includes(typed) || unit.vin?.includes(vin) || unit.license_plate?.includes(plate);
    return isHeld ? 4 : 5;
  };
  const found = units
    .map((unit) => ({ unit, near: nearness(unit) }))
    .filter(({ near }) => typed !== '' && near < 5)
    .sort(
      (a, b) =>
        a.near - b.near ||
        a.unit.unit_number.length - b.unit.unit_number.length ||
        (a.unit.unit_number < b.unit.unit_number ? -1 : 1),
    );
  return {
    unit_numbers: found
      .slice(0, surveyLimits.proposals)
      .map(({ unit: { unit_id, unit_number, type, vin: its, license_plate, location_code } }) => ({
        unit_id,
        unit_number,
        type,
        vin: its,
        license_plate,
        location_code,
      })),
  };
}

/** The unit with a given number, as far as this device knows. */
export async function unitByNumber(
  device: Device,
  { unit_number, ...whose }: UnitsScope & { readonly unit_number: string },
): Promise<{ unit: Unit | null } | null> {
  const units = await knownUnits(device, whose);
  if (!units) return null;
  const number = unitNumber(unit_number)?.toLowerCase();
  return { unit: units.find((unit) => foldedNumber(unit) === number) ?? null };
}
