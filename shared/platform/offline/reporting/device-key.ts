import { clientKey } from '../../http/client-key.ts';
import { readLocally, writeLocally } from '../../session/local-store.ts';

const place = 'device_key';

/** Returns this browser's key for its reports, created once and stored. */
export function deviceKey(): string {
  const kept = readLocally(place);
  if (kept !== null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(kept)) return kept;
  const made = clientKey();
  writeLocally(place, made);
  return made;
}
