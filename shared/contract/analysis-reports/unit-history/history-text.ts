import type { Static } from 'typebox';
import type { TorqueUnit } from '../../fleet-surveys/inspections/unit-checks/torque.ts';
import type { TreadUnit } from '../../portal/units-of-measurement.ts';
import type { historyEntry, invoiceLine } from './history-entry.schema.ts';

type HistoryEntry = Static<typeof historyEntry>;
type InvoiceLine = Static<typeof invoiceLine>;

/** The words in which a history is told. */
interface Speech {
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
}

interface Telling extends Speech {
  readonly formats: {
    readonly torque_format: TorqueUnit;
    readonly tread_depth_format: TreadUnit;
  };
}

type Parts = readonly [first: string, ...rest: string[]];

/** What an entry says, in the parts of a sentence: what happened, then its details. */
export function historyParts(entry: HistoryEntry, telling: Telling): Parts {
  const { inspection, mount, removal, repair, torque, call } = entry;
  if (inspection) return inspectionParts(inspection, telling);
  if (mount) return mountParts(mount, telling);
  if (removal) return removalParts(removal, telling);
  if (repair) return repairParts(repair, telling);
  if (torque) return torqueParts(torque, telling);
  if (call) return callParts(call, telling);
  return [telling.t(`history_kind.${entry.kind}`)];
}

/** Where on the unit it happened: a tire's place, a wheel end, or the axles that a call names; empty for neither. */
export function historyPlace({ position, torque, call }: HistoryEntry, { t }: Speech): string {
  if (position !== null) return position;
  if (torque) return t(`wheel_end.${torque.side}`, { axle: torque.axle_number });
  return call?.wheel_position ? t(`history_wheel.${call.wheel_position}`) : '';
}

/**
 * A line of an invoice as a sentence.
 *
 * @param money writes its amount
 */
export const invoiceLineText = (
  { kind, product, quantity, amount }: InvoiceLine,
  { t, money }: Speech & { readonly money: (amount: number) => string },
): string =>
  [
    quantity === 1
      ? t(`history_line.${kind}`)
      : t('unit_history.times', { quantity, of: t(`history_line.${kind}`) }),
    ...(product === null ? [] : [product]),
    money(amount),
  ].join(', ');

type Of<Kind extends keyof HistoryEntry> = NonNullable<HistoryEntry[Kind]>;

function inspectionParts(
  { survey_kind, tires_read, tires_expected, criticals, warnings, photos }: Of<'inspection'>,
  { t }: Telling,
): Parts {
  const found = [
    ...(criticals > 0 ? [t('unit_history.criticals', { count: criticals })] : []),
    ...(warnings > 0 ? [t('unit_history.warnings', { count: warnings })] : []),
  ];
  return [
    t(`history_survey.${survey_kind}`),
    t('unit_history.tires_read', { read: tires_read, of: tires_expected }),
    ...(found.length > 0 ? found : [t('unit_history.no_finding')]),
    ...(photos > 0 ? [t('unit_history.photos', { count: photos })] : []),
  ];
}

const mountParts = ({ caps }: Of<'mount'>, { t }: Telling): Parts => [
  t('unit_history.mounted'),
  caps === 0 ? t('unit_history.new_tire') : t('unit_history.retreaded', { count: caps }),
];

function removalParts(
  { reason, destination, tread_depth }: Of<'removal'>,
  { t, formats }: Telling,
): Parts {
  const left = `history_tread.${formats.tread_depth_format}`;
  return [
    t(`removal_reason.${reason}`),
    ...(tread_depth === null ? [] : [t(left, { depth: tread_depth })]),
    t(`history_destination.${destination}`),
  ];
}

function repairParts(
  { done, nail_holes, spots, sections, beads }: Of<'repair'>,
  { t }: Telling,
): Parts {
  const counts = { nail_holes, spots, sections, beads };
  return [
    t(`history_repair.${done}`),
    ...Object.entries(counts).flatMap(([name, count]) =>
      count > 0 ? [t(`unit_history.${name}`, { count })] : [],
    ),
  ];
}

function torqueParts(
  { result, measured, least, most }: Of<'torque'>,
  { t, formats }: Telling,
): Parts {
  const unit = t(`torque_unit.${formats.torque_format}`);
  const whole = Math.round;
  return [
    t(`torque_result.${result}`),
    ...(measured === null ? [] : [t('torque.value', { value: whole(measured), unit })]),
    t('unit_history.torque_spec', { least: whole(least), most: whole(most), unit }),
  ];
}

const callParts = (
  { call_type, call_number, unit_location, status }: Of<'call'>,
  { t }: Telling,
): Parts => [
  t(`history_call.${call_type}`),
  call_number,
  t(`history_call_place.${unit_location}`),
  t(`history_call_state.${status}`),
];
