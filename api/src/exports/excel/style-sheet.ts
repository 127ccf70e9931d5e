import { xmlText } from '../xml-text.ts';

/** The style of a cell. */
export interface CellStyle {
  readonly font?: 'bold' | 'title' | 'muted';
  readonly ground?: 'heading';
  /** The edge of the cell on which a line is drawn. */
  readonly line?: 'above' | 'below';
  readonly numberFormat?: string | undefined;
  readonly align?: 'left' | 'right';
  readonly indent?: 0 | 1;
  /** The text wraps. */
  readonly wrap?: boolean;
  /** The text is at the top of a taller row. */
  readonly top?: boolean;
  /** The cell stays text when a person edits it, though it begins like a formula. */
  readonly quoted?: boolean;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const fonts = {
  normal: '<sz val="11"/><name val="Calibri"/><family val="2"/>',
  bold: '<b/><sz val="11"/><name val="Calibri"/><family val="2"/>',
  title: '<b/><sz val="14"/><name val="Calibri"/><family val="2"/>',
  muted: '<sz val="11"/><color rgb="FF595959"/><name val="Calibri"/><family val="2"/>',
};
const grounds = {
  none: '<patternFill patternType="none"/>',
  // Spreadsheets expect this pattern as the second one.
  gray: '<patternFill patternType="gray125"/>',
  heading: '<patternFill patternType="solid"><fgColor rgb="FFE9ECEF"/></patternFill>',
};
const edge = (side: string) => `<${side} style="thin"><color rgb="FF868E96"/></${side}>`;
const lines = {
  none: '<left/><right/><top/><bottom/><diagonal/>',
  above: `<left/><right/>${edge('top')}<bottom/><diagonal/>`,
  below: `<left/><right/><top/>${edge('bottom')}<diagonal/>`,
};
/**
 * The first number for custom formats; lower ones belong to the built-in formats of spreadsheets.
 */
const firstFormat = 164;

const placeOf = (choices: object, choice: string): number => Object.keys(choices).indexOf(choice);

const listOf = (list: string, item: string, choices: object): string => {
  const items = Object.values(choices).map((content) => `<${item}>${content}</${item}>`);
  return `<${list} count="${items.length}">${items.join('')}</${list}>`;
};

/** Collects the styles of a workbook's cells, which refer to them by number. */
export class StyleSheet {
  private readonly numbers = new Map<string, number>();
  private readonly looks: string[] = [];
  private readonly formats: string[] = [];

  constructor() {
    this.numberOf({});
  }

  /** Returns the number of a style, the same each time; 0 is a plain cell. */
  numberOf(style: CellStyle): number {
    const look = this.lookOf(style);
    const known = this.numbers.get(look);
    if (known !== undefined) return known;
    this.numbers.set(look, this.looks.length);
    return this.looks.push(look) - 1;
  }

  /** Returns the part of the workbook that defines the styles. */
  toXml(): string {
    const formats = this.formats.map(
      (code, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${xmlText(code)}"/>`,
    );
    return [
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="${main}">`,
      formats.length > 0 && `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
      listOf('fonts', 'font', fonts),
      listOf('fills', 'fill', grounds),
      listOf('borders', 'border', lines),
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      `<cellXfs count="${this.looks.length}">${this.looks.join('')}</cellXfs>`,
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ]
      .filter(Boolean)
      .join('');
  }

  private lookOf({
    font,
    ground,
    line,
    numberFormat,
    align,
    indent,
    wrap,
    top,
    quoted,
  }: CellStyle) {
    const attributes = [
      `numFmtId="${numberFormat === undefined ? 0 : this.formatOf(numberFormat)}"`,
      `fontId="${placeOf(fonts, font ?? 'normal')}" fillId="${placeOf(grounds, ground ?? 'none')}"`,
      `borderId="${placeOf(lines, line ?? 'none')}" xfId="0" applyNumberFormat="1" applyFont="1"`,
      `applyFill="1" applyBorder="1" applyAlignment="1"${quoted ? ' quotePrefix="1"' : ''}`,
    ];
    const alignment = [
      align && ` horizontal="${align}"`,
      indent && ` indent="${indent}"`,
      top && ' vertical="top"',
      wrap && ' wrapText="1"',
    ];
    return `<xf ${attributes.join(' ')}><alignment${alignment.filter(Boolean).join('')}/></xf>`;
  }

  private formatOf(code: string): number {
    const known = this.formats.indexOf(code);
    return firstFormat + (known === -1 ? this.formats.push(code) - 1 : known);
  }
}
