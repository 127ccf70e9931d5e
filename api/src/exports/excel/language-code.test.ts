import { readFileSync } from 'node:fs';
import { languageCode } from './language-code.ts';

const migration = readFileSync(
  new URL('../../db/migrations/0003-words.sql', import.meta.url),
  'utf8',
);
const locales = Array.from(
  migration.matchAll(/'([a-z]{2}-[A-Z]{2})'/g),
  ([, locale = '']) => locale,
);

test('each locale of the portal has a number of its own', () => {
  const codes = new Set([...new Set(locales)].map(languageCode));
  expect(codes.size).toBe(35);
  for (const code of codes) expect(code).toMatch(/^\[\$-[\dA-F]{3,4}\]$/);
});
