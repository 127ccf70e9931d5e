import { xmlText } from '../xml-text.ts';

/** A sheet's entry in the workbook. */
export interface SheetEntry {
  readonly name: string;
  /** The row that is printed on every page, from 1; 0 for none. */
  readonly headingRow: number;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const schemas = 'http://schemas.openxmlformats.org';
const relationships = `${schemas}/officeDocument/2006/relationships`;
const packages = `${schemas}/package/2006`;
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns the path of a sheet's part, by its number from 1. */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

const relationshipsXml = (items: readonly (readonly [kind: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${items
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${relationships}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The part from which readers locate the workbook. */
export const rootRelationships = relationshipsXml([['officeDocument', 'xl/workbook.xml']]);

/** Returns the parts that link a workbook's sheets, styles and texts, by their paths. */
export const workbookParts = (sheets: readonly SheetEntry[]): ReadonlyMap<string, string> =>
  new Map([
    ['xl/workbook.xml', workbook(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relationshipsXml([
        ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    ],
    ['[Content_Types].xml', contentTypes(sheets)],
  ]);

function workbook(sheets: readonly SheetEntry[]): string {
  const entries = sheets.map(
    ({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const printed = sheets.map(({ name, headingRow: row }, at) => {
    const range = `'${name.replaceAll("'", "''")}'!$${row}:$${row}`;
    return row === 0
      ? ''
      : `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${xmlText(range)}</definedName>`;
  });
  const names = printed.join('');
  return [
    `${declaration}<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${relationships}">`,
    `<bookViews><workbookView/></bookViews><sheets>${entries.join('')}</sheets>`,
    names && `<definedNames>${names}</definedNames>`,
    '</workbook>',
  ].join('');
}

function contentTypes(sheets: readonly SheetEntry[]): string {
  const parts = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/styles.xml', 'styles'],
    ['xl/sharedStrings.xml', 'sharedStrings'],
    ...sheets.map((_, at) => [sheetPath(at + 1), 'worksheet']),
  ].map(([path, kind]) => `<Override PartName="/${path}" ContentType="${kinds}.${kind}+xml"/>`);
  return [
    `${declaration}<Types xmlns="${packages}/content-types">`,
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    `<Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`,
  ].join('');
}
