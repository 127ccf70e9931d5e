import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { fileBytes } from '../../wire/shapes.ts';
import { clientKey, instant } from '../kept-reports/saved-report.schema.ts';
import { exportFormat, exportRequest } from './exports.schema.ts';
import { exportLimits, exportMediaTypes, exportStates } from './exports.ts';

const right = 'FDLOGIN';
const params = Type.Object({ id: Type.Integer() });

/** An export that is made while nobody waits for the answer. */
export const generatedExport = Type.Object({
  id: Type.Integer(),
  name: Type.String({ description: 'Of the file.' }),
  format: exportFormat,
  state: Type.Enum(exportStates),
  done: Type.Integer({ description: 'How many of its reports are done.' }),
  of: Type.Integer({ description: 'How many reports it has.' }),
  failure: Type.Union([Type.String(), Type.Null()], {
    description:
      'Why it failed, as a code: `interrupted` when the server ended meanwhile, else that of a ' +
      'refusal, or `system`.',
  }),
  size: Type.Union([Type.Integer(), Type.Null()], { description: 'Bytes of the file.' }),
  date_created: instant,
  expires: Type.String({ description: 'ISO instant, UTC, after which it is forgotten.' }),
});

export const generatedExportCalls = defineCalls({
  'POST fleet_dashboard/start_export': {
    summary:
      'Has the reports made as a file while the caller does something else. Of one user ' +
      `${exportLimits.waiting} may wait; the last ${exportLimits.kept} are kept, for ` +
      `${exportLimits.hours} hours.`,
    right,
    largestBody: exportLimits.body,
    body: Type.Object({
      ...exportRequest.properties,
      format: exportFormat,
      client_key: Type.Optional(clientKey),
    }),
    response: generatedExport,
  },
  'GET fleet_dashboard/get_export/{id}': {
    summary: "How far one of the user's own exports is.",
    right,
    params,
    response: generatedExport,
  },
  'POST fleet_dashboard/cancel_export/{id}': {
    summary: 'Stops an export that waits or is being made. A finished one stays as it is.',
    right,
    params,
    response: generatedExport,
  },
  'GET fleet_dashboard/get_exports': {
    summary: "The user's own exports, the newest first.",
    right,
    response: Type.Object({ exports: Type.Array(generatedExport) }),
  },
  'GET fleet_dashboard/download_export/{id}': {
    summary: 'The file of an export that is ready.',
    right,
    params,
    files: Object.values(exportMediaTypes),
    response: fileBytes,
  },
});
