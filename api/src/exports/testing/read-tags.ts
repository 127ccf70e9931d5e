import { inflateSync } from 'node:zlib';

/** An element of a PDF's tag tree. */
export interface ReadTag {
  readonly type: string;
  readonly alt?: string;
  readonly actual?: string;
  readonly scope?: string;
  /** The text of the pages directly in the element, in reading order. */
  readonly text: string;
  /** The links and pictures directly in the element. */
  readonly holds: readonly ('link' | 'picture')[];
  readonly children: readonly ReadTag[];
}

export interface TaggedPdf {
  readonly root: ReadTag;
  /** The document's catalog, and its XML metadata. */
  readonly catalog: string;
  readonly metadata: string;
  /** PDF operators that draw on pages without a mark. */
  readonly unmarked: readonly string[];
}

interface PageMarks {
  readonly texts: ReadonlyMap<number, string>;
  readonly pictures: ReadonlySet<number>;
  readonly unmarked: readonly string[];
}

/** Reads the tags of a file written by PDFKit, whose objects are stored one by one. */
export function readTags(pdf: Buffer): TaggedPdf {
  const objects = objectsIn(pdf.toString('latin1'));
  const body = (id: string | undefined) => objects.get(Number(id)) ?? '';
  const find = (type: string) =>
    [...objects.values()].filter((each) => each.includes(`/Type /${type}\n`));
  const [catalog = ''] = find('Catalog');
  const pages = new Map<number, PageMarks>();
  for (const [id, text] of objects)
    if (text.includes('/Type /Page\n')) pages.set(id, marksOf(text, body));

  const read = (id: string): ReadTag => {
    const text = body(id);
    const kids = /\/K \[([\s\S]*?)\]\n/.exec(text)?.[1] ?? '';
    const own = Number(refOf(text, 'Pg'));
    const children: ReadTag[] = [];
    const holds: ReadTag['holds'][number][] = [];
    let said = '';
    for (const [, dictionary, ref, mark] of kids.matchAll(/<<([\s\S]*?)>>|(\d+) 0 R|(\d+)/g)) {
      if (ref) children.push(read(ref));
      else if (dictionary?.includes('/OBJR')) holds.push('link');
      else {
        const number = Number(mark ?? /\/MCID (\d+)/.exec(dictionary ?? '')?.[1]);
        const page = pages.get(dictionary ? Number(refOf(dictionary, 'Pg')) : own);
        if (!page) throw new Error('A mark is on no page');
        said += ` ${page.texts.get(number) ?? ''}`;
        if (page.pictures.has(number)) holds.push('picture');
      }
    }
    const [alt, actual] = [textOf(text, 'Alt'), textOf(text, 'ActualText')];
    const scope = /\/Scope \/(\w+)/.exec(text)?.[1];
    return {
      type: /\/S \/(\w+)/.exec(text)?.[1] ?? '',
      ...(alt !== undefined && { alt }),
      ...(actual !== undefined && { actual }),
      ...(scope !== undefined && { scope }),
      text: said.replaceAll(/\s+/g, ' ').trim(),
      holds,
      children,
    };
  };
  const tree = body(refOf(catalog, 'StructTreeRoot'));
  return {
    root: read(/\/K \[(\d+) 0 R\]/.exec(tree)?.[1] ?? ''),
    catalog,
    metadata: Buffer.from(body(refOf(catalog, 'Metadata')), 'latin1').toString('utf8'),
    unmarked: [...pages.values()].flatMap(({ unmarked }) => unmarked),
  };
}

/** Returns the font sizes of the text on pages, in points. */
export const letterSizes = (pdf: Buffer): number[] => {
  const objects = objectsIn(pdf.toString('latin1'));
  return [...objects.values()]
    .filter((each) => each.includes('/Type /Page\n'))
    .flatMap((page) => {
      const drawn = streamOf(objects.get(Number(refOf(page, 'Contents'))) ?? '');
      return [...drawn.matchAll(/\/F\d+ ([\d.]+) Tf\n\[</g)].map(([, size]) => Number(size));
    });
};

/** Returns all tags of a type in a tree, in reading order. */
export const allTags = (tree: ReadTag, type: string): ReadTag[] => [
  ...(tree.type === type ? [tree] : []),
  ...tree.children.flatMap((child) => allTags(child, type)),
];

/** Returns the text that a screen reader speaks for a tree. */
export const spoken = ({ alt, actual, text, children }: ReadTag): string =>
  alt ?? actual ?? [text, ...children.map(spoken)].filter(Boolean).join(' ');

const objectsIn = (file: string): ReadonlyMap<number, string> =>
  new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, text = '']) => [
      Number(id),
      text,
    ]),
  );

const refOf = (text: string, key: string): string | undefined =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1];

/** Returns a string of an object: Latin-1, or UTF-16 after a byte order mark. */
function textOf(text: string, key: string): string | undefined {
  const found = new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, 's').exec(text)?.[1];
  if (found === undefined) return undefined;
  const plain = found.replaceAll(/\\([nrtbf()\\])/g, (_, sign: string) => escapes[sign] ?? sign);
  if (!plain.startsWith('\xfe\xff')) return plain;
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function streamOf(text: string): string {
  const at = text.indexOf('stream\n');
  if (at < 0) return '';
  const bytes = Buffer.from(text.slice(at + 7, text.lastIndexOf('\nendstream')), 'latin1');
  return (text.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Returns the content drawn on a page within each of its marks. */
function marksOf(page: string, body: (id: string | undefined) => string): PageMarks {
  const resources = body(refOf(page, 'Resources'));
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
      name,
      signsOf(streamOf(body(refOf(body(id), 'ToUnicode')))),
    ]),
  );
  const texts = new Map<number, string>();
  const pictures = new Set<number>();
  const unmarked: string[] = [];
  const open: (number | null)[] = [];
  let font = new Map<number, string>();
  let mark: string | undefined;
  for (const line of streamOf(body(refOf(page, 'Contents'))).split('\n')) {
    // The dictionary of a mark is on lines of its own before the mark's operator.
    mark = /^\/MCID (\d+)/.exec(line)?.[1] ?? mark;
    if (/ B[DM]C$/.test(line)) {
      open.push(mark === undefined ? null : Number(mark));
      mark = undefined;
    } else if (line === 'EMC') open.pop();
    const setFont = /\/(F\d+) [\d.]+ Tf/.exec(line)?.[1];
    if (setFont) font = fonts.get(setFont) ?? font;
    const drawn = /(?:^| )(Do|TJ|Tj|f|f\*|S|s|B|B\*|b)$/.exec(line)?.[1];
    if (!drawn) continue;
    const within = open.at(-1);
    if (within === undefined) unmarked.push(drawn);
    if (typeof within !== 'number') continue;
    if (drawn === 'Do') pictures.add(within);
    if (drawn === 'TJ') texts.set(within, (texts.get(within) ?? '') + textIn(line, font));
  }
  return { texts, pictures, unmarked };
}

const textIn = (line: string, font: ReadonlyMap<number, string>): string =>
  [...line.matchAll(/<([0-9a-f]+)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '?')
    .join('');

/** Returns the characters of a font's glyphs. */
function signsOf(map: string): Map<number, string> {
  const signs = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16);
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      signs.set(
        first + at,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  }
  return signs;
}
