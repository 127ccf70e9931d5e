import {
  type AxleMap,
  type ChecklistAnswer,
  type ChecklistItem,
  checklistItems,
  type Fasteners,
  type InspectionSaving,
  type Side,
  type StatedResult,
  statedResults,
  torqueSizes,
} from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import { membersIn, type SetFields, setFields } from '../fields/values.ts';
import type { Comparable } from './comparable.ts';

/** The parts of an inspection that concern the unit as a whole. */
export type InspectionOfUnit = Pick<AxleMap, 'checklist' | 'wheel_ends' | 'torque_format'> & {
  readonly inspection: Pick<
    AxleMap['inspection'],
    'revision' | 'mileage' | 'hours' | 'comments' | 'state'
  >;
  readonly axles: readonly Pick<AxleMap['axles'][number], 'axle_number' | 'is_lifted'>[];
};

interface ChecklistValue {
  readonly answer: ChecklistAnswer;
  readonly notes: string;
}

interface TorqueValue {
  readonly fasteners: Fasteners;
  /** In N·m. */
  readonly measured: number | null;
  readonly stated: StatedResult | null;
}

type InspectionValues = {
  readonly mileage: number | null;
  readonly hours: number | null;
  readonly comments: string;
  readonly is_done: boolean;
} & SetFields<'lifted_axles', number> & {
    readonly [Each in `checklist.${ChecklistItem}`]: ChecklistValue | null;
  } & { readonly [Each in `torque_checks.${number}.${Side}`]: TorqueValue | null };

type InspectionSavingItem<Name extends 'checklist' | 'torque_checks'> = NonNullable<
  InspectionSaving[Name]
>[number];

// Rounds to 10 meters: odometers show no more.
const meter = (value: number | null) => (value === null ? null : roundHalfUp(value, 2));

const answered = ({ answer, notes }: InspectionSavingItem<'checklist'>): ChecklistValue | null =>
  answer && { answer, notes };

const tightened = (
  { fasteners, measured, stated }: Pick<InspectionSavingItem<'torque_checks'>, keyof TorqueValue>,
  format: AxleMap['torque_format'],
): TorqueValue | null =>
  measured === null && stated === null
    ? null
    : {
        fasteners,
        measured: measured === null ? null : roundHalfUp(measured * torqueSizes[format], 2),
        stated,
      };

const place = ({ axle_number, side }: { axle_number: number; side: Side }) =>
  `torque_checks.${axle_number}.${side}` as const;

const numbersOf = ({ axles }: InspectionOfUnit) => axles.map(({ axle_number }) => axle_number);

/** Meters, remarks, lifted axles, checklist and torque checks of a unit, and whether it is done. */
export const inspectionFields: Comparable<InspectionSaving, InspectionOfUnit, InspectionValues> = {
  rowFields: (row) => {
    const { inspection, axles, checklist, wheel_ends, torque_format } = row;
    const lifted = axles.filter(({ is_lifted }) => is_lifted);
    return {
      mileage: meter(inspection.mileage),
      hours: inspection.hours,
      comments: inspection.comments,
      is_done: inspection.state === 'done',
      ...setFields(
        'lifted_axles',
        numbersOf(row),
        lifted.map(({ axle_number }) => axle_number),
      ),
      ...itemFields(
        checklistItems.map(
          (item) =>
            checklist.find((each) => each.item === item) ?? { item, answer: null, notes: '' },
        ),
      ),
      ...Object.fromEntries(
        wheel_ends.map((end) => {
          const stated = statedResults.find((each) => each === end.result) ?? null;
          return [place(end), tightened({ ...end, stated }, torque_format)];
        }),
      ),
    };
  },

  saidFields: (body, row) => {
    const { mileage, hours, comments, is_done, lifted_axles } = body;
    const { checklist = [], torque_checks = [], torque_format = 'nm' } = body;
    return {
      ...(mileage !== undefined && { mileage: meter(mileage) }),
      ...(hours !== undefined && { hours }),
      ...(comments !== undefined && { comments }),
      ...(is_done !== undefined && { is_done }),
      ...(lifted_axles && setFields('lifted_axles', numbersOf(row), lifted_axles)),
      ...itemFields(checklist),
      ...Object.fromEntries(
        torque_checks.map((said) => [place(said), tightened(said, torque_format)]),
      ),
    };
  },

  bodyWith: (body, fields, present) => {
    const { confirmed: _, void_earlier_meter: __, ...said } = body;
    const { mileage, hours, comments, is_done } = fields;
    const isMyMeter = mileage !== undefined && mileage === meter(body.mileage ?? null);
    return {
      ...said,
      revision: present.inspection.revision,
      ...(mileage !== undefined && { mileage: isMyMeter ? (body.mileage ?? null) : mileage }),
      ...(hours !== undefined && { hours }),
      ...(comments !== undefined && { comments }),
      ...(is_done !== undefined && { is_done }),
      ...(body.lifted_axles && {
        lifted_axles: membersIn('lifted_axles', numbersOf(present), fields),
      }),
      ...(body.checklist && { checklist: body.checklist.map((each) => itemWith(each, fields)) }),
      ...(body.torque_checks && {
        torque_checks: body.torque_checks.map((each) => checkWith(each, fields, body)),
      }),
      // Both concern the author's own meter.
      ...(isMyMeter && body.confirmed && { confirmed: body.confirmed }),
      ...(isMyMeter && body.void_earlier_meter && { void_earlier_meter: true }),
    };
  },
};

const itemFields = (items: readonly InspectionSavingItem<'checklist'>[]) =>
  Object.fromEntries(items.map((each) => [`checklist.${each.item}`, answered(each)])) as {
    readonly [Each in `checklist.${ChecklistItem}`]: ChecklistValue | null;
  };

function itemWith(
  said: InspectionSavingItem<'checklist'>,
  fields: Partial<InspectionValues>,
): InspectionSavingItem<'checklist'> {
  const value = fields[`checklist.${said.item}`];
  return { item: said.item, answer: value?.answer ?? null, notes: value?.notes ?? '' };
}

function checkWith(
  said: InspectionSavingItem<'torque_checks'>,
  fields: Partial<InspectionValues>,
  { torque_format = 'nm' }: InspectionSaving,
): InspectionSavingItem<'torque_checks'> {
  const value = fields[place(said)];
  const { axle_number, side } = said;
  if (!value) return { ...said, measured: null, stated: null };
  const { fasteners, measured, stated } = value;
  const inFormat = measured === null ? null : roundHalfUp(measured / torqueSizes[torque_format], 2);
  return { axle_number, side, fasteners, measured: inFormat, stated };
}
