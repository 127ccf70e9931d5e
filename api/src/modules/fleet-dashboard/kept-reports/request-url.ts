import { refuse } from '../../../app/refusal.ts';

const anywhere = 'https://portal.invalid';

/**
 * Checks that an address is a path within the portal: it starts with a single slash and names no
 * other site, however a browser reads it.
 *
 * @throws Refusal `invalid`
 */
export function checkRequestUrl(text: string, path: string): void {
  if (!isWithinPortal(text)) {
    throw refuse('invalid', path, 'An address is a path within the portal, as new URL writes it.');
  }
}

function isWithinPortal(text: string): boolean {
  if (!text.startsWith('/') || text.startsWith('//') || !URL.canParse(text, anywhere)) return false;
  const { origin, pathname, search, hash } = new URL(text, anywhere);
  // Browsers drop tabs and convert backslashes: an address that they would change is refused.
  return origin === anywhere && pathname + search + hash === text;
}
