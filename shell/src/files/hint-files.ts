import { integrityOf } from '../federation/integrity.ts';
import { isFetched } from './fetch-file.ts';

const hinted = new Set<string>();

/**
 * Lets the browser take files out of its cache side by side, before they are run one after the other.
 * Nothing runs yet. Files that have not come whole, or whose hash is not known, are left to whatever
 * runs them.
 */
export function hintFiles(addresses: readonly string[]): void {
  for (const address of addresses) {
    const integrity = integrityOf(address);
    if (!integrity || !isFetched(address) || hinted.has(address)) continue;
    hinted.add(address);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = address.endsWith('.css') ? 'style' : 'script';
    link.href = address;
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.onload = link.onerror = () => link.remove();
    document.head.append(link);
  }
}
