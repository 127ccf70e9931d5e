import type { HistoryEntry, HistoryKind } from '@portal/contract/analysis-reports';
import { emptyEntry, type Known, recomputeCalls } from './recomputed-calls.ts';
import {
  createLookups,
  grouped,
  labelOf,
  miles,
  poundFeet,
  type Row,
  rounded,
  type UnitRecords,
} from './unit-records.ts';

const byHand = { nail_holes: 0, spots: 0, sections: 0, beads: 0 };

/**
 * Recomputes the histories of units for a reader in miles, 32nds and pound-feet from the records
 * alone.
 *
 * @param dealers the dealers whose calls, invoices, casings and surveys the reader sees; null for
 * all
 */
export function recomputeHistories(records: UnitRecords, dealers: readonly number[] | null) {
  const isSeen = (dealer: number | null) =>
    dealers === null || (dealer !== null && dealers.includes(dealer));
  const of = createLookups(records);
  const served = recomputeCalls(records, of, isSeen);
  const inspectionsOf = grouped(records.inspections, (row) => row.unit_id);
  const mountsOf = grouped(records.mounts, (row) => row.unit_id);
  const mountsOfTire = grouped(records.mounts, (row) => row.tire_id);
  const readingsOf = grouped(records.readings, (row) => row.inspection_id);
  const findingsOf = grouped(records.findings, (row) => row.inspection_id);
  const torquesOf = grouped(records.torques, (row) => row.inspection_id);
  const imagesOf = grouped(records.images, (row) => row.inspection_id);
  const removalsOf = grouped(records.removals, (row) => row.mount_id);
  const casingsOf = grouped(records.casings, (row) => row.tire_id);
  const { placeOf, treadOf } = of;

  function surveyed(unit: Row<'units'>): Known[] {
    return inspectionsOf(unit.id).flatMap((inspection): Known[] => {
      const survey = of.survey(inspection.survey_id);
      if (survey?.state !== 'finished' || inspection.state === 'waiting') return [];
      if (survey.kind === 'dealer' && !isSeen(survey.dealer_id)) return [];
      const dealer = of.dealer(survey.dealer_id)?.name;
      const common = {
        ...emptyEntry,
        happened_on: inspection.inspected_on,
        odometer: miles(inspection.odometer_km),
        survey_id: survey.id,
        ...placeOf(survey.location_id),
        done_by: dealer ? `${survey.surveyor}, ${dealer}` : survey.surveyor,
      };
      const kind: HistoryKind = survey.kind === 'checkpoint' ? 'crossing' : 'inspection';
      const visit: HistoryEntry = {
        ...common,
        kind,
        entry_id: `${kind}-${inspection.id}`,
        comments: inspection.comments,
        inspection: {
          survey_kind: survey.kind,
          tires_expected: inspection.tires_expected,
          tires_read: inspection.tires_read,
          criticals: inspection.criticals,
          warnings: inspection.warnings,
          photos: imagesOf(inspection.id).filter(({ deleted_at }) => deleted_at === null).length,
        },
      };
      const torques = torquesOf(inspection.id).map((check): Known => {
        const { axle_number, side, result } = check;
        const torque = {
          axle_number,
          side,
          result,
          least: poundFeet(check.least_nm),
          most: poundFeet(check.most_nm),
          measured: check.measured_nm === null ? null : poundFeet(check.measured_nm),
        };
        const entry_id = `torque-${inspection.id}-${axle_number}-${side}`;
        const odometer = miles(check.odometer_km ?? inspection.odometer_km);
        const entry: HistoryEntry = { ...common, kind: 'torque', entry_id, odometer, torque };
        return { entry, nth: inspection.id * 100 + axle_number, number: '' };
      });
      const onSite = readingsOf(inspection.id)
        .filter(({ resolution }) => resolution === 'repaired')
        .map((reading): Known => {
          const entry: HistoryEntry = {
            ...common,
            kind: 'repair',
            entry_id: `repair-on_site-${reading.id}`,
            position: labelOf(reading),
            product: treadOf(of.mount(reading.mount_id)),
            comments: reading.comments,
            repair: { ...byHand, done: 'on_site' },
          };
          return { entry, nth: reading.id, number: '' };
        });
      const seen = new Set<string>();
      const afterwards = findingsOf(inspection.id).flatMap((finding): Known[] => {
        if (finding.outcome !== 'repaired' || finding.closed_at === null) return [];
        const happened_on = finding.closed_at.toISOString().slice(0, 10);
        const { axle_number, side, slot } = finding;
        const key = [axle_number, side, slot, happened_on].join();
        if (seen.has(key)) return [];
        seen.add(key);
        const reading = readingsOf(inspection.id).find(
          (each) => each.axle_number === axle_number && each.side === side && each.slot === slot,
        );
        const entry: HistoryEntry = {
          ...common,
          kind: 'repair',
          entry_id: `repair-afterwards-${finding.id}`,
          happened_on,
          odometer: null,
          done_by: finding.closed_by_name,
          position: side && labelOf({ axle_number, side, slot: slot ?? 'single' }),
          product: treadOf(of.mount(reading?.mount_id)),
          comments: finding.comments,
          repair: { ...byHand, done: 'afterwards' },
        };
        return [{ entry, nth: finding.id, number: '' }];
      });
      return [
        { entry: visit, nth: inspection.id, number: '' },
        ...torques,
        ...onSite,
        ...afterwards,
      ];
    });
  }

  function equipped(unit: Row<'units'>): Known[] {
    return mountsOf(unit.id).flatMap((mount): Known[] => {
      const common = { ...emptyEntry, position: labelOf(mount), product: treadOf(mount) };
      const mounted: HistoryEntry = {
        ...common,
        kind: 'mount',
        entry_id: `mount-${mount.id}`,
        happened_on: mount.started_on,
        odometer: miles(mount.odometer_on_km),
        mount: { caps: mount.caps },
      };
      const removed = removalsOf(mount.id).map((removal): Known => {
        const { reason, destination, tread_mm } = removal;
        const tread_depth = tread_mm === null ? null : rounded(tread_mm / 0.79375, 1);
        const entry = {
          ...common,
          kind: 'removal',
          entry_id: `removal-${removal.id}`,
          happened_on: removal.removed_on,
          odometer: miles(removal.odometer_km),
          ...placeOf(removal.location_id),
          comments: removal.comments,
          removal: { reason, destination, tread_depth },
        } as HistoryEntry;
        return { entry, nth: removal.id, number: '' };
      });
      return [{ entry: mounted, nth: mount.id, number: '' }, ...removed, ...repairedAfter(mount)];
    });
  }

  function repairedAfter(mount: Row<'mounts'>): Known[] {
    return casingsOf(mount.tire_id).flatMap((casing): Known[] => {
      const { nail_holes, spots, sections, beads, disposed_on } = casing;
      const handed = casing.picked_up_on ?? casing.received_on ?? disposed_on ?? '';
      const [last] = mountsOfTire(mount.tire_id)
        .filter(({ started_on }) => started_on <= handed)
        .sort((one, other) =>
          one.started_on === other.started_on
            ? other.id - one.id
            : other.started_on.localeCompare(one.started_on),
        );
      const isPlants = casing.disposition === 'finished' || casing.disposition === 'used';
      if (!isPlants || disposed_on === null || nail_holes + spots + sections + beads === 0)
        return [];
      if (!isSeen(casing.dealer_id) || last?.id !== mount.id) return [];
      if (mount.ended_on === null || mount.ended_on > handed) return [];
      const entry: HistoryEntry = {
        ...emptyEntry,
        kind: 'repair',
        entry_id: `repair-plant-${casing.id}`,
        happened_on: disposed_on,
        done_by: of.dealer(casing.dealer_id)?.name ?? '',
        position: labelOf(mount),
        product: treadOf(mount),
        repair: { done: 'plant', nail_holes, spots, sections, beads },
      };
      return [{ entry, nth: casing.id, number: casing.casing_number }];
    });
  }

  /** Every entry of a unit that matches the keyword, in the order of the list. */
  function historyOf(unit: Row<'units'>, keyword = ''): HistoryEntry[] {
    return [...surveyed(unit), ...equipped(unit), ...served(unit)]
      .filter(({ entry, number }) =>
        [entry.product, entry.place, entry.done_by, entry.comments, number]
          .join('\n')
          .toLowerCase()
          .includes(keyword.toLowerCase()),
      )
      .sort(byDay)
      .map(({ entry }) => entry);
  }

  return { historyOf };
}

const kindOrder = ['inspection', 'crossing', 'removal', 'mount', 'repair', 'torque', 'call'];

function byDay(one: Known, other: Known): number {
  const [first, second] = [one.entry, other.entry];
  if (first.happened_on !== second.happened_on)
    return first.happened_on < second.happened_on ? 1 : -1;
  const kinds = kindOrder.indexOf(first.kind) - kindOrder.indexOf(second.kind);
  if (kinds !== 0) return kinds;
  if (one.nth !== other.nth) return one.nth - other.nth;
  return first.entry_id < second.entry_id ? -1 : 1;
}
