import { integrityOf } from '../federation/integrity.ts';
import { isFetched } from './fetch-file.ts';

const hinted = new Set<string>();

/**
 * Lets the browser load files from its cache in parallel, before they run one after the other.
 * Nothing runs yet. Skips files that are not completely fetched or have no known hash.
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
