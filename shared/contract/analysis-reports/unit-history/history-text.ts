import type { Static } from 'typebox';
import type { TorqueUnit } from '../../fleet-surveys/inspections/unit-checks/torque.ts';
import type { TreadUnit } from '../../portal/units-of-measurement.ts';
import type { historyEntry, invoiceLine } from './history-entry.schema.ts';

type HistoryEntry = Static<typeof historyEntry>;
type InvoiceLine = Static<typeof invoiceLine>;

/** Translation of a history's texts. */
interface TextContext {
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
}

interface FormattedTextContext extends TextContext {
  readonly formats: {
    readonly torque_format: TorqueUnit;
    readonly tread_depth_format: TreadUnit;
  };
}

type Parts = readonly [first: string, ...rest: string[]];

/** Returns an entry as the parts of a sentence: the event, then its details. */
export function historyParts(entry: HistoryEntry, telling: FormattedTextContext): Parts {
  const { inspection, mount, removal, repair, torque, call } = entry;
  if (inspection) return inspectionParts(inspection, telling);
  if (mount) return mountParts(mount, telling);
  if (removal) return removalParts(removal, telling);
  if (repair) return repairParts(repair, telling);
  if (torque) return torqueParts(torque, telling);
  if (call) return callParts(call, telling);
  return [telling.t(`history_kind.${entry.kind}`)];
}

/**
 * Returns the place on the unit: a tire's position, a wheel end, or the axles named by a call;
 * empty if there is none.
 */
export function historyPlace({ position, torque, call }: HistoryEntry, { t }: TextContext): string {
  if (position !== null) return position;
  if (torque) return t(`wheel_end.${torque.side}`, { axle: torque.axle_number });
  return call?.wheel_position ? t(`history_wheel.${call.wheel_position}`) : '';
}

/**
 * Returns an invoice line as a sentence.
 *
 * @param money formats its amount
 */
export const invoiceLineText = (
  { kind, product, quantity, amount }: InvoiceLine,
  { t, money }: TextContext & { readonly money: (amount: number) => string },
): string =>
  [
    quantity === 1
      ? t(`history_line.${kind}`)
      : t('unit_history.times', { quantity, of: t(`history_line.${kind}`) }),
    ...(product === null ? [] : [product]),
    money(amount),
  ].join(', ');

type EntryDetail<Kind extends keyof HistoryEntry> = NonNullable<HistoryEntry[Kind]>;

function inspectionParts(
  {
    survey_kind,
    tires_read,
    tires_expected,
    criticals,
    warnings,
    photos,
  }: EntryDetail<'inspection'>,
  { t }: FormattedTextContext,
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

const mountParts = ({ caps }: EntryDetail<'mount'>, { t }: FormattedTextContext): Parts => [
  t('unit_history.mounted'),
  caps === 0 ? t('unit_history.new_tire') : t('unit_history.retreaded', { count: caps }),
];

function removalParts(
  { reason, destination, tread_depth }: EntryDetail<'removal'>,
  { t, formats }: FormattedTextContext,
): Parts {
  const left = `history_tread.${formats.tread_depth_format}`;
  return [
    t(`removal_reason.${reason}`),
    ...(tread_depth === null ? [] : [t(left, { depth: tread_depth })]),
    t(`history_destination.${destination}`),
  ];
}

function repairParts(
  { done, nail_holes, spots, sections, beads }: EntryDetail<'repair'>,
  { t }: FormattedTextContext,
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
  { result, measured, least, most }: EntryDetail<'torque'>,
  { t, formats }: FormattedTextContext,
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
  { call_type, call_number, unit_location, status }: EntryDetail<'call'>,
  { t }: FormattedTextContext,
): Parts => [
  t(`history_call.${call_type}`),
  call_number,
  t(`history_call_place.${unit_location}`),
  t(`history_call_state.${status}`),
];
