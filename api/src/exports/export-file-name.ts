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

/** Returns whether an export is a zip of pictures, one for each part. */
export const arePictureFiles = (format: ExportFormat, parts: number): boolean =>
  format === exportFormats.png && parts > 1;

/**
 * Returns a name as a valid file name, with its extension.
 *
 * @param parts the number of sections in its document
 */
export const exportFileName = (name: string, format: ExportFormat, parts = 1): string =>
  fileNameOf(name) + (arePictureFiles(format, parts) ? zipEnding : endings[format]);

/** Returns the media type of a file named by {@link exportFileName}. */
export const exportMediaType = (fileName: string, format: ExportFormat): string =>
  fileName.endsWith(zipEnding) ? pictureFilesMediaType : exportMediaTypes[format];
