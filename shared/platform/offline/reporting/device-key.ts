import { clientKey } from '../../http/client-key.ts';
import { keepLocally, readLocally } from '../../session/local-store.ts';

const place = 'device_key';

/** The key by which this browser reports; it is made once and kept. */
export function deviceKey(): string {
  const kept = readLocally(place);
  if (kept !== null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(kept)) return kept;
  const made = clientKey();
  keepLocally(place, made);
  return made;
}
