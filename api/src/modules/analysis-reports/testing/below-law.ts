import {
  type AxleRole,
  axleConfigurations,
  type ConfigurationCode,
  legalDepth,
} from '@portal/contract/fleet-surveys';
import type { Database } from '../../../db/database.ts';

/** Reads every reading of a mount by a finished inspection that is no crossing, earliest first. */
export async function readTreads({ kysely }: Pick<Database, 'kysely'>) {
  return kysely
    .selectFrom('readings as r')
    .innerJoin('unit_inspections as i', 'i.id', 'r.inspection_id')
    .innerJoin('surveys as s', 's.id', 'i.survey_id')
    .select([
      'r.id as reading_id',
      'r.mount_id',
      'r.axle_number',
      'r.tread_mm',
      'i.id as inspection_id',
      'i.account_id',
      'i.configuration',
      'i.lifted_axles',
      'i.inspected_on',
    ])
    .where('s.state', '=', 'finished')
    .where('i.is_crossing', '=', false)
    .where('r.tread_mm', 'is not', null)
    .where('r.mount_id', 'is not', null)
    .orderBy('i.inspected_on')
    .orderBy('i.id')
    .execute();
}

type Treads = Awaited<ReturnType<typeof readTreads>>;

/** A tire found below the legal depth, with its tread before, in mm. */
export interface TireBelowLaw {
  readonly reading_id: number;
  readonly account: number;
  readonly axle: AxleRole;
  readonly found_on: string;
  readonly tread: number;
  readonly before: number | null;
}

const trace = 1e-6;

/**
 * Finds the tires below the legal depth within a period, each at its first such reading, from the
 * readings alone.
 */
export function findTiresBelowLaw(treads: Treads, { from = '', to = '9999' }): TireBelowLaw[] {
  const seen = new Map<number, Treads>();
  const found: TireBelowLaw[] = [];
  const done = new Set<number>();
  for (const each of treads) {
    const { mount_id, axle_number, lifted_axles, inspected_on, account_id, reading_id } = each;
    const { axles } = axleConfigurations[each.configuration as ConfigurationCode];
    const role = axles[axle_number - 1]?.role;
    const tread = Number(each.tread_mm);
    if (mount_id === null || !role || lifted_axles.includes(axle_number)) continue;
    const before = (seen.get(mount_id) ?? []).at(-1);
    seen.set(mount_id, [...(seen.get(mount_id) ?? []), each]);
    if (inspected_on < from || inspected_on > to || done.has(mount_id)) continue;
    if (tread >= legalDepth(role) - trace) continue;
    done.add(mount_id);
    found.push({
      reading_id,
      account: account_id,
      axle: role,
      found_on: inspected_on,
      tread,
      before: before ? Number(before.tread_mm) : null,
    });
  }
  return found;
}
