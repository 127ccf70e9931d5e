import type { HistoryEntry, UnitHistory } from '@portal/contract/analysis-reports';
import { positionLabel, type Side, type Slot } from '@portal/contract/fleet-surveys';
import { unitsOf } from '@portal/contract/portal';
import { toShown } from '@portal/platform/format';
import type { CurrentUser } from '../../../access/current-user.ts';
import { torqueConverters } from '../torque/shown-torques.ts';

export type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

type CommonEntryFields = Pick<
  HistoryEntry,
  | 'entry_id'
  | 'happened_on'
  | 'odometer'
  | 'survey_id'
  | 'location_id'
  | 'place'
  | 'done_by'
  | 'product'
  | 'cost'
  | 'comments'
>;
type EntryDetail<Kind extends keyof HistoryEntry> = NonNullable<HistoryEntry[Kind]>;

/** The details of each kind, by the field of the answer that contains them. */
type Detail =
  | { readonly kind: 'inspection' | 'crossing'; readonly detail: EntryDetail<'inspection'> }
  | { readonly kind: 'mount'; readonly detail: EntryDetail<'mount'> }
  | { readonly kind: 'removal'; readonly detail: EntryDetail<'removal'> }
  | { readonly kind: 'repair'; readonly detail: EntryDetail<'repair'> }
  | { readonly kind: 'torque'; readonly detail: EntryDetail<'torque'> }
  | { readonly kind: 'call'; readonly detail: EntryDetail<'call'> };

/** An entry as the query returns it: km, mm and N·m. */
export type StoredEntry = CommonEntryFields &
  Detail & {
    readonly axle: number | null;
    readonly side: Side | null;
    readonly slot: Slot | null;
  };

/** Returns the units in which a reader sees a history. */
export function historyFormats({
  unitOfMeasurement,
}: Reader): Pick<UnitHistory, 'distance_format' | 'tread_depth_format' | 'torque_format'> {
  const { distance, tread } = unitsOf[unitOfMeasurement];
  return {
    distance_format: distance,
    tread_depth_format: tread,
    torque_format: torqueConverters({ unitOfMeasurement }).formats.torque_format,
  };
}

/** Returns a converter of entries to the wire form, in the reader's units. */
export function entryConverter(reader: Reader): (stored: StoredEntry) => HistoryEntry {
  const { distance_format } = historyFormats(reader);
  const detailOf = detailConverter(reader);
  return (stored) => ({
    entry_id: stored.entry_id,
    kind: stored.kind,
    happened_on: stored.happened_on,
    odometer: stored.odometer === null ? null : toShown(stored.odometer, distance_format),
    survey_id: stored.survey_id,
    location_id: stored.location_id,
    place: stored.place,
    done_by: stored.done_by,
    position: labelOf(stored),
    product: stored.product,
    cost: stored.cost,
    comments: stored.comments,
    ...noDetail,
    ...detailOf(stored),
  });
}

const noDetail = {
  inspection: null,
  mount: null,
  removal: null,
  repair: null,
  torque: null,
  call: null,
};

/** A pair of duals is named by its side. */
const labelOf = ({ axle, side, slot }: StoredEntry) =>
  axle === null || side === null ? null : positionLabel({ axle, side, slot: slot ?? 'single' });

function detailConverter(reader: Reader) {
  const { tread_depth_format } = historyFormats(reader);
  const { torque } = torqueConverters(reader);
  return (stored: StoredEntry): Partial<HistoryEntry> => {
    switch (stored.kind) {
      case 'inspection':
      case 'crossing':
        return { inspection: stored.detail };
      case 'removal': {
        const { tread_depth: left, ...rest } = stored.detail;
        const tread_depth = left === null ? null : toShown(left, tread_depth_format);
        return { removal: { ...rest, tread_depth } };
      }
      case 'torque': {
        const { least, most, measured, ...rest } = stored.detail;
        return {
          torque: {
            ...rest,
            least: torque(least),
            most: torque(most),
            measured: measured === null ? null : torque(measured),
          },
        };
      }
      case 'mount':
        return { mount: stored.detail };
      case 'repair':
        return { repair: stored.detail };
      case 'call':
        return { call: stored.detail };
    }
  };
}
