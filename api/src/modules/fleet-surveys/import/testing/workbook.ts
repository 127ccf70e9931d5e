import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  readonly name: string;
  readonly content: Buffer;
  /** Its size according to the directory, if that is false. */
  readonly claimed?: number;
}

const kind = 'http://schemas.openxmlformats.org';
const office = `${kind}/officeDocument/2006/relationships`;
const parts = {
  '[Content_Types].xml': `<Types xmlns="${kind}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${kind}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${kind}/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="Units" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${kind}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/**
 * A workbook with one sheet, with its rows as XML.
 *
 * @param claimed the sheet's size according to the directory, if that is false
 */
export const workbookOf = (
  sheetData: string,
  more: readonly Part[] = [],
  claimed?: number,
): Buffer =>
  zipOf([
    ...Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) })),
    {
      name: 'xl/worksheets/sheet1.xml',
      content: Buffer.from(
        `<worksheet xmlns="${kind}/spreadsheetml/2006/main"><sheetData>${sheetData}</sheetData></worksheet>`,
      ),
      ...(claimed !== undefined && { claimed }),
    },
    ...more,
  ]);

/** A row of texts as XML. */
export const sheetRow = (...cells: readonly string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;

/** An archive of the given parts, with their claimed sizes. */
export function zipOf(entries: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed = content.length } of entries) {
    const packed = deflateRawSync(content);
    const [before, after] = [Buffer.alloc(30), Buffer.alloc(46)];
    before.writeUInt32LE(0x04034b50, 0);
    after.writeUInt32LE(0x02014b50, 0);
    for (const [header, from] of [
      [before, 4],
      [after, 6],
    ] as const) {
      header.writeUInt16LE(20, from);
      header.writeUInt16LE(8, from + 4);
      header.writeUInt32LE(crc32(content), from + 10);
      header.writeUInt32LE(packed.length, from + 14);
      header.writeUInt32LE(claimed, from + 18);
      header.writeUInt16LE(name.length, from + 22);
    }
    after.writeUInt32LE(at, 42);
    const file = Buffer.concat([before, Buffer.from(name), packed]);
    files.push(file);
    directory.push(Buffer.concat([after, Buffer.from(name)]));
    at += file.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...directory, end]);
}
