import {
  type AxleMap,
  type ChecklistItem,
  checklistAnswers,
  checklistItems,
  type Fasteners,
  fasteners,
  limitsAt,
  type StatedResult,
  statedResults,
  surveyLimits,
  type TorqueResult,
  torqueResultOf,
  torqueSizes,
} from '@portal/contract/fleet-surveys';
import { parseMeasure, roundHalfUp } from '@portal/platform/format';
import type { UnitWriting } from '../use-unit-saving.ts';

export type WheelEnd = AxleMap['wheel_ends'][number];
type Answer = AxleMap['checklist'][number];

/** Input for an item of the checklist. */
export interface ItemEntry {
  readonly answer: Answer['answer'] | null;
  readonly notes: string;
}

/** Input for a wheel end. */
export interface EndEntry {
  readonly fasteners: Fasteners;
  readonly measured: string;
  readonly stated: StatedResult | null;
}

/** Changed checks of a unit: items by code, wheel ends by position. */
export interface CheckEntries {
  readonly items: Readonly<Partial<Record<ChecklistItem, ItemEntry>>>;
  readonly ends: Readonly<Record<string, EndEntry>>;
}

export const noEntries: CheckEntries = { items: {}, ends: {} };

export const endKey = ({ axle_number, side }: Pick<WheelEnd, 'axle_number' | 'side'>): string =>
  `${axle_number} ${side}`;

const statedIn = (result: unknown): StatedResult | null =>
  statedResults.find((stated) => stated === result) ?? null;

/** An item's saved answer. */
export function itemOf({ checklist }: AxleMap, item: ChecklistItem): ItemEntry {
  const known = checklist.find((each) => each.item === item);
  return { answer: known?.answer ?? null, notes: known?.notes ?? '' };
}

/** A wheel end's saved values. */
export const endOf = ({ fasteners, measured, result }: WheelEnd): EndEntry => ({
  fasteners,
  measured: measured === null ? '' : String(roundHalfUp(measured, 1)),
  stated: statedIn(result),
});

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
const isEmpty = ({ measured, stated }: EndEntry) => measured.trim() === '' && stated === null;

/** The entries that differ from the server's values. */
export function changedIn(entries: CheckEntries, map: AxleMap): CheckEntries {
  const ends = new Map(map.wheel_ends.map((end) => [endKey(end), endOf(end)]));
  return {
    items: Object.fromEntries(
      checklistItems.flatMap((item) => {
        const entry = entries.items[item];
        return entry && !isSame(entry, itemOf(map, item)) ? [[item, entry]] : [];
      }),
    ),
    ends: Object.fromEntries(
      Object.entries(entries.ends).filter(([key, entry]) => {
        const known = ends.get(key);
        return known && !isSame(known, entry) && !(isEmpty(known) && isEmpty(entry));
      }),
    ),
  };
}

/** Whether a wheel end has a torque outside a wrench's range, or none although it was tightened. */
export function isWrong(
  { measured, stated }: EndEntry,
  { torque_format }: Pick<AxleMap, 'torque_format'>,
): boolean {
  if (measured.trim() === '') return stated === 're_torqued';
  const value = parseMeasure(measured);
  return value === null || value === 0 || value > surveyLimits.torque[torque_format];
}

/** The torque's result by the server's rules; null without a torque. */
export function resultOf(
  { fasteners, measured, stated }: EndEntry,
  { torque_format }: Pick<AxleMap, 'torque_format'>,
  end: WheelEnd,
): TorqueResult | null {
  if (stated) return stated;
  const value = parseMeasure(measured);
  if (value === null) return null;
  const limits = limitsAt(end, fasteners, torque_format);
  return torqueResultOf(value * torqueSizes[torque_format], limits);
}

/** Changed entries as the call takes them. */
export function checksWriting({ items, ends }: CheckEntries, map: AxleMap): UnitWriting {
  const checklist = checklistItems.flatMap((item) => {
    const entry = items[item];
    return entry ? [{ item, ...entry }] : [];
  });
  const torque_checks = map.wheel_ends.flatMap((end) => {
    const entry = ends[endKey(end)];
    if (!entry) return [];
    const { axle_number, side } = end;
    const { fasteners, measured, stated } = entry;
    return [{ axle_number, side, fasteners, measured: parseMeasure(measured), stated }];
  });
  return {
    ...(checklist.length > 0 && { checklist }),
    ...(torque_checks.length > 0 && { torque_checks, torque_format: map.torque_format }),
  };
}

/** Entries from browser storage, which may contain anything. */
export function checksIn(kept: unknown): CheckEntries {
  const items: unknown = objectAt(kept, 'items');
  const ends = objectAt(kept, 'ends');
  return {
    items: Object.fromEntries(
      checklistItems.flatMap((item) => {
        const [answer, notes] = [
          at(objectAt(items, item), 'answer'),
          at(objectAt(items, item), 'notes'),
        ];
        if (typeof notes !== 'string') return [];
        return [
          [item, { answer: checklistAnswers.find((code) => code === answer) ?? null, notes }],
        ];
      }),
    ),
    ends: Object.fromEntries(
      Object.keys(ends ?? {}).flatMap((key) => {
        const end = objectAt(ends, key);
        const measured = at(end, 'measured');
        const kind = fasteners.find((code) => code === at(end, 'fasteners'));
        if (typeof measured !== 'string' || !kind) return [];
        return [[key, { fasteners: kind, measured, stated: statedIn(at(end, 'stated')) }]];
      }),
    ),
  };
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function objectAt(value: unknown, name: string): object | null {
  const found = at(value, name);
  return typeof found === 'object' ? found : null;
}
