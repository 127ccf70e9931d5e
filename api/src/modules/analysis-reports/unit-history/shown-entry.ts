import type { HistoryEntry, UnitHistory } from '@portal/contract/analysis-reports';
import { positionLabel, type Side, type Slot } from '@portal/contract/fleet-surveys';
import { unitsOf } from '@portal/contract/portal';
import { toShown } from '@portal/platform/format';
import type { CurrentUser } from '../../../access/current-user.ts';
import { torquesTo } from '../torque/shown-torques.ts';

export type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

type Kept = Pick<
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
type Of<Kind extends keyof HistoryEntry> = NonNullable<HistoryEntry[Kind]>;

/** What each kind says of itself, by the field of the answer that has it. */
type Detail =
  | { readonly kind: 'inspection' | 'crossing'; readonly detail: Of<'inspection'> }
  | { readonly kind: 'mount'; readonly detail: Of<'mount'> }
  | { readonly kind: 'removal'; readonly detail: Of<'removal'> }
  | { readonly kind: 'repair'; readonly detail: Of<'repair'> }
  | { readonly kind: 'torque'; readonly detail: Of<'torque'> }
  | { readonly kind: 'call'; readonly detail: Of<'call'> };

/** An entry as the query answers it: km, mm and N·m. */
export type StoredEntry = Kept &
  Detail & {
    readonly axle: number | null;
    readonly side: Side | null;
    readonly slot: Slot | null;
  };

/** The units in which a reader is told a history. */
export function historyFormats({
  unitOfMeasurement,
}: Reader): Pick<UnitHistory, 'distance_format' | 'tread_depth_format' | 'torque_format'> {
  const { distance, tread } = unitsOf[unitOfMeasurement];
  return {
    distance_format: distance,
    tread_depth_format: tread,
    torque_format: torquesTo({ unitOfMeasurement }).formats.torque_format,
  };
}

/** An entry as it travels, in its reader's units. */
export function entryTo(reader: Reader): (stored: StoredEntry) => HistoryEntry {
  const { distance_format } = historyFormats(reader);
  const detailOf = detailTo(reader);
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

function detailTo(reader: Reader) {
  const { tread_depth_format } = historyFormats(reader);
  const { torque } = torquesTo(reader);
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
