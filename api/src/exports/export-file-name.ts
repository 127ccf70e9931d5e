import {
  type ExportFormat,
  exportFormats,
  exportMediaTypes,
  pictureFilesMediaType,
} from '@portal/contract/wire';
import { fileNameOf } from '../app/file-name.ts';

const endings: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: '.pdf',
  [exportFormats.excel]: '.xlsx',
  [exportFormats.png]: '.png',
};
const zipEnding = '.zip';

/** Pictures of several parts are files of their own, in one file that holds them. */
export const arePictureFiles = (format: ExportFormat, parts: number): boolean =>
  format === exportFormats.png && parts > 1;

/**
 * A name as that of a file, with its ending.
 *
 * @param parts how many sections its document has
 */
export const exportFileName = (name: string, format: ExportFormat, parts = 1): string =>
  fileNameOf(name) + (arePictureFiles(format, parts) ? zipEnding : endings[format]);

/** The media type of a file that {@link exportFileName} named. */
export const exportMediaType = (fileName: string, format: ExportFormat): string =>
  fileName.endsWith(zipEnding) ? pictureFilesMediaType : exportMediaTypes[format];
