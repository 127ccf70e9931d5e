import { Type } from 'typebox';
import { exportJobLimits } from '../../portal/exports/export-jobs.ts';
import { exportFormat, filesOf, generatedExport } from '../../portal/exports/exports.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { clientKey } from '../../wire/shapes.ts';
import { exportRequest } from './exports.schema.ts';
import { exportLimits } from './exports.ts';

const right = 'FDLOGIN';
const params = Type.Object({ id: Type.Integer() });

export const generatedExportCalls = defineCalls({
  'POST fleet_dashboard/start_export': {
    summary:
      'Has the reports made as a file while the caller does something else. Of one user ' +
      `${exportJobLimits.waiting} may wait; the last ${exportJobLimits.kept} are kept, for ` +
      `${exportJobLimits.hours} hours.`,
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
    ...filesOf('pdf', 'excel', 'png', 'pngs'),
  },
});
