import { portalConstants } from '@portal/contract/portal';

/**
 * Splits the links of a footer tab into columns. A tab with many links has two columns; the first
 * contains half of them, rounded down.
 */
export function footerColumns<Link>(links: readonly Link[]): readonly (readonly Link[])[] {
  if (links.length < portalConstants.footerSplit) return [links];
  const half = Math.floor(links.length / 2);
  return [links.slice(0, half), links.slice(half)];
}
