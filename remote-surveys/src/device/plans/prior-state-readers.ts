import {
  type AxleMap,
  type FindingClosing,
  type TireDetails,
  type TireSaving,
  type TiresReplacing,
  type UnitSaving,
  wheelAt,
} from '@portal/contract/fleet-surveys';
import type { Device } from '../documents/device.ts';
import { mapDocument } from '../documents/map-document.ts';
import { overviewDocument } from '../documents/overview-document.ts';
import { unitDocument } from '../documents/unit-document.ts';
import { isKey, isLocalTire } from '../names/local-names.ts';
import type { StateBeforeChange } from '../overlay/map-with-writes.ts';
import { knownFinding, knownStock } from '../seen/known-rows.ts';
import type { WriteSubject } from './plans.ts';

/** The state before a write; null if this device does not know it. */
export type PriorStateReader = (
  device: Device,
  about: WriteSubject,
  body: unknown,
) => Promise<{ readonly read?: unknown } | null>;

const ofMap =
  (read: (map: AxleMap, body: never) => unknown): PriorStateReader =>
  async (device, { survey = '', unit = '' }, body) => {
    const map = await mapDocument(device, survey, unit);
    return map && { read: read(map, body as never) };
  };

const ofSurvey: PriorStateReader = async (device, { survey = '' }) => {
  const overview = await overviewDocument(device, survey);
  return overview && { read: overview.survey };
};

/**
 * The prior state that each write stores, so that others' changes can be distinguished from its
 * own.
 */
export const priorStateReaders: Readonly<Record<string, PriorStateReader>> = {
  'POST fleet_survey/save_tire': ofMap((map, said: TireSaving) => {
    const wheel = wheelAt(map, said);
    const { pressure_format, tread_depth_format } = map;
    return {
      tire_id: wheel?.tire?.tire_id ?? null,
      reading: wheel?.reading ?? null,
      pressure_format,
      tread_depth_format,
    };
  }),
  'POST fleet_survey/update_unit_inspection': ofMap((map) => ({
    inspection: map.inspection,
    axles: map.axles.map(({ axle_number, is_lifted }) => ({ axle_number, is_lifted })),
    checklist: map.checklist,
    wheel_ends: map.wheel_ends,
    torque_format: map.torque_format,
  })),
  'POST fleet_survey/update_tire_details': ofMap((map, said: TireDetails) => ({
    tire: wheelAt(map, said)?.tire ?? null,
  })),
  'POST fleet_survey/update_survey_details': ofSurvey,
  'POST fleet_survey/finish_survey': ofSurvey,
  'POST fleet_survey/save_unit': async (device, { unit = '' }, body) => {
    if ((body as UnitSaving).unit_id === undefined) return {};
    const details = await unitDocument(device, unit);
    return details && { read: details.unit };
  },
  'POST fleet_survey/replace_tires': async (device, { survey = '', unit = '' }, body) => {
    const { replacements } = body as TiresReplacing;
    // The server has no id for a tire it does not have yet.
    if (replacements.some(({ tire_id }) => tire_id !== null && isLocalTire(tire_id))) return null;
    const map = await mapDocument(device, survey, unit);
    if (!map) return null;
    const numbers = replacements.map(({ axle_number }) => axle_number);
    const read: StateBeforeChange = {
      axles: map.axles.filter(({ axle_number }) => numbers.includes(axle_number)),
      tire_changes: map.tire_changes,
      wheel_ends: map.wheel_ends,
      stock: knownStock(replacements.flatMap(({ mounted }) => mounted?.tire_id ?? [])),
    };
    return { read };
  },
  'POST fleet_survey/undo_tire_replace': async ({ entries }, _, body) => {
    const { tire_change_id } = body as { readonly tire_change_id: number | string };
    // The prior state of the unit is known only for changes that still wait here.
    const change = entries.find(({ id }) => isKey(tire_change_id) && id === tire_change_id);
    return change?.read ? { read: change.read } : null;
  },
  'POST fleet_survey/close_finding': async (_, __, body) => {
    const row = knownFinding((body as FindingClosing).finding_id);
    return row && { read: row };
  },
};

/** A reading that the server accepts: without the id of a tire that was mounted on this device. */
export function withoutOwnTire(said: TireSaving): TireSaving {
  const { tire_id, ...rest } = said;
  return typeof tire_id === 'number' && isLocalTire(tire_id) ? rest : said;
}
