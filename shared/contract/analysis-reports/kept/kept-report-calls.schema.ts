import { type TProperties, Type } from 'typebox';
import { keptReport } from '../../portal/kept/kept-report.schema.ts';
import { keptThingLimits } from '../../portal/kept/kept-things.ts';
import type { CallDefinition } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { clientKey, instant } from '../../wire/shapes.ts';

const params = Type.Object({ id: Type.Integer() });

/** The fields that request a saved copy, besides its selection. */
export const keptOrder = {
  name: Type.String({
    description: `One line of 1 to ${keptThingLimits.name} characters once it is trimmed.`,
  }),
  client_key: Type.Optional(clientKey),
};

/** The saved copy to open, and the format if it is opened as a file. */
export const keptOpening = {
  id: Type.Integer(),
  format: Type.Optional(
    Type.Enum([exportFormats.pdf, exportFormats.excel], {
      description: '1 PDF, 2 Excel; JSON unless given.',
    }),
  ),
};

/** The fields of a saved copy beyond those of the live report. */
export const asKept = <Request extends TProperties>(request: Request) => ({
  kept: keptReport,
  request: Type.Object(request, { description: 'What it was made of.' }),
});

/** Calls on saved copies of one kind, except those that make or open one. */
const ofKept = (right: string) => ({
  get_reports: {
    summary: "The user's own kept reports of the kind, the newest first.",
    right,
    response: Type.Object({
      reports: Type.Array(keptReport, { maxItems: keptThingLimits.each }),
    }),
  },
  'cancel_report/{id}': {
    summary: 'Stops a report that waits or is being made. Figures that it had before stay.',
    right,
    params,
    response: keptReport,
  },
  'delete_report/{id}': {
    summary: `Deletes a kept report. It can be restored for ${keptThingLimits.undoDays} days.`,
    right,
    params,
    response: Type.Object({ id: Type.Integer(), restorable_until: instant }),
  },
  'restore_report/{id}': {
    summary: 'Takes back that a kept report was deleted.',
    right,
    params,
    response: keptReport,
  },
  'run_report/{id}': {
    summary: 'Makes a report again from the records of today. It keeps its figures until then.',
    right,
    params,
    response: keptReport,
  },
});

const methods = {
  get_reports: 'GET',
  'cancel_report/{id}': 'POST',
  'delete_report/{id}': 'DELETE',
  'restore_report/{id}': 'POST',
  'run_report/{id}': 'POST',
} as const satisfies Record<keyof Parts, string>;

type Parts = ReturnType<typeof ofKept>;

/** Calls on saved copies under a prefix, except those that make or open one. */
export type KeptReportCalls<Prefix extends string> = {
  readonly [Part in keyof Parts as `${(typeof methods)[Part]} ${Prefix}/${Part}`]: Parts[Part];
};

/**
 * Returns the calls on saved copies of one kind, except those that make or open one.
 *
 * @param prefix of the report's calls, as in `unit_history_report`
 */
export function keptReportCalls<const Prefix extends string>(
  prefix: Prefix,
  right: string,
): KeptReportCalls<Prefix> {
  const calls = Object.entries(ofKept(right)).map(([part, call]): [string, CallDefinition] => [
    `${methods[part as keyof Parts]} ${prefix}/${part}`,
    call,
  ]);
  // The names match those of the type.
  return Object.fromEntries(calls) as unknown as KeptReportCalls<Prefix>;
}
