import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import {
  exportFormats,
  exportMediaTypes,
  pictureFilesMediaType,
} from '../../wire/export-formats.ts';
import { fileBytes, instant } from '../../wire/shapes.ts';
import { exportStates } from './export-jobs.ts';

const right = 'session';
const params = Type.Object({ id: Type.Integer() });

export const exportFormat = Type.Enum(Object.values(exportFormats), {
  description: '1 PDF, 2 Excel, 3 PNG; of several parts, a zip with a PNG of each.',
});

/**
 * Declares that a call responds with a file in one of these formats; `pngs` is a zip of pictures.
 */
export const filesOf = (...formats: (keyof typeof exportFormats | 'pngs')[]) => ({
  files: formats.map((each) =>
    each === 'pngs' ? pictureFilesMediaType : exportMediaTypes[exportFormats[each]],
  ),
  response: fileBytes,
});

/** A background export. */
export const generatedExport = Type.Object({
  id: Type.Integer(),
  name: Type.String({ description: 'Of the file.' }),
  format: exportFormat,
  state: Type.Enum(exportStates),
  done: Type.Integer({ description: 'How many of its parts are done: reports, or units.' }),
  of: Type.Integer({ description: 'How many parts it has.' }),
  failure: Type.Union([Type.String(), Type.Null()], {
    description:
      'Why it failed, as a code: `interrupted` when the server ended meanwhile, else that of a ' +
      'refusal, or `system`.',
  }),
  size: Type.Union([Type.Integer(), Type.Null()], { description: 'Bytes of the file.' }),
  date_created: instant,
  expires: Type.String({ description: 'ISO instant, UTC, after which it is forgotten.' }),
});

/** Calls on the exports of all areas; each area has its own call that starts one. */
export const exportCalls = defineCalls({
  'GET portal-v1:exports/get_exports': {
    summary:
      "The user's own exports of every area whose right is held, of accounts that are still seen; " +
      'the newest first.',
    right,
    response: Type.Object({ exports: Type.Array(generatedExport) }),
  },
  'POST portal-v1:exports/cancel_export/{id}': {
    summary: 'Stops an export that waits or is being made. A finished one stays as it is.',
    right,
    params,
    response: generatedExport,
  },
  'GET portal-v1:exports/download_export/{id}': {
    summary: 'The file of an export that is ready.',
    right,
    params,
    ...filesOf('pdf', 'excel', 'png', 'pngs'),
  },
});
