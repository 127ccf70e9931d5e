import { portalConstants } from '@portal/contract/portal';

/**
 * The links of a footer tab by column. A tab with many links takes two columns; the first holds
 * half of them, rounded down.
 */
export function footerColumns<Link>(links: readonly Link[]): readonly (readonly Link[])[] {
  if (links.length < portalConstants.footerSplit) return [links];
  const half = Math.floor(links.length / 2);
  return [links.slice(0, half), links.slice(half)];
}
