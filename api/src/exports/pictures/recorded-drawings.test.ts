import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanDrawing } from './clean-drawing.ts';

// Drawings as sent by the dashboard's screens, one of each kind.
const folder = path.join(__dirname, 'testing/recorded');
const drawings = readdirSync(folder).map((name): [string, string] => [
  name,
  readFileSync(path.join(folder, name), 'utf8').trim(),
]);

const mixed = /="color\(srgb [^"]*"/g;
/**
 * Returns the content of a drawing, without its outermost element and independent of how mixed
 * colors are written.
 */
const contentOf = (svg: string): string[] => {
  const tags = svg.match(/<\/?[a-zA-Z][^>]*>|[^<>]+/g) ?? [];
  return tags
    .slice(1)
    .map((tag) =>
      tag
        .replace(/\s*\/>$/, '>')
        .replaceAll(mixed, '="mixed"')
        .trim(),
    )
    .filter((tag) => tag !== '' && !tag.startsWith('</'));
};
const written = /="rgba\(\d+, \d+, \d+, [\d.]+\)"/g;

test.each(drawings)('nothing is lost of %s', (_, sent) => {
  const { svg } = cleanDrawing(sent);
  const kept = contentOf(svg).map((tag) => tag.replaceAll(written, '="mixed"'));
  const expected = contentOf(sent).map((tag) => tag.replaceAll(written, '="mixed"'));
  expect(expected.length).toBeGreaterThan(50);
  expect(kept).toEqual(expected);
});
