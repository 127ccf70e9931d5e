/** Kinds of files that an export is written as, by their numbers on the wire. */
export const exportFormats = { pdf: 1, excel: 2, png: 3 } as const;
export type ExportFormat = (typeof exportFormats)[keyof typeof exportFormats];

/** The media type of each kind of file. */
export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  [exportFormats.pdf]: 'application/pdf',
  [exportFormats.excel]: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  [exportFormats.png]: 'image/png',
};

/** The media type of pictures of several parts: a file of each, in one that holds them. */
export const pictureFilesMediaType = 'application/zip';
