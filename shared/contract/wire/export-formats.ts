/** File formats of an export, by their numbers on the wire. */
export const exportFormats = { pdf: 1, excel: 2, png: 3 } as const;
export type ExportFormat = (typeof exportFormats)[keyof typeof exportFormats];

/** The media type of each format. */
export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: 'application/pdf',
  [exportFormats.excel]: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  [exportFormats.png]: 'image/png',
};

/** The media type of an export with several pictures: a zip with one file for each. */
export const pictureFilesMediaType = 'application/zip';
