import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cssDeclarations } from './theme/css-declarations.ts';

const declared = new Map(
  ['theme/theme.css', 'tokens.css'].flatMap((file) => [
    ...cssDeclarations(readFileSync(path.join(__dirname, file), 'utf8')),
  ]),
);

/** Resolves a variable to its final color, as #rrggbb. */
function colour(name: string, scheme: string): string {
  const value =
    declared.get(`:root[data-mantine-color-scheme="${scheme}"]|${name}`) ??
    declared.get(`:root|${name}`) ??
    '';
  const [, next] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return next ? colour(next, scheme) : value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(colour(name, scheme)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = [
  ...['page', 'panel', 'sunken'].map((name) => `--portal-surface-${name}`),
  // Background of a hovered row.
  '--portal-hover',
];
const texts = [
  '--portal-text',
  '--portal-text-dimmed',
  '--portal-text-error',
  '--mantine-color-dimmed',
  '--mantine-color-error',
  '--mantine-color-anchor',
];
const marks = [
  'emergency',
  'scheduled',
  'stock',
  'total',
  'primary',
  'secondary',
  'accent',
  'national',
].map((tone) => `--portal-chart-${tone}`);

describe.each(['light', 'dark'])('%s', (scheme) => {
  test.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    '%s can be read on %s',
    (text, surface) => expect(contrast(text, surface, scheme)).toBeGreaterThanOrEqual(4.5),
  );

  test.each([
    ['--portal-text', '--portal-hover'],
    ['--portal-text', '--portal-selected'],
    ['--portal-on-brand', '--portal-brand'],
    ['--portal-on-header', '--portal-surface-header'],
    ['--portal-on-header-dimmed', '--portal-surface-header'],
    ['--portal-attention-text', '--portal-attention-surface'],
    ['--mantine-color-placeholder', '--portal-surface-panel'],
  ])('%s can be read on %s', (text, surface) =>
    expect(contrast(text, surface, scheme)).toBeGreaterThanOrEqual(4.5),
  );

  test.each([...marks, '--portal-control-border', '--portal-focus'])(
    '%s can be seen on a panel',
    (mark) => expect(contrast(mark, '--portal-surface-panel', scheme)).toBeGreaterThanOrEqual(3),
  );
});
