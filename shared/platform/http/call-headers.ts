import { bus } from '../bus/bus-core.ts';
import { languageChanged } from '../bus/events.ts';
import { clock } from '../clock/clock.ts';
import { localKeys } from '../session/local-keys.ts';
import { readLocally } from '../session/local-store.ts';
import { storedApiKey, storedToken } from '../session/session-store.ts';
import { deviceName } from './device-name.ts';

/**
 * Returns the headers of a call: user, time, language, device, and whether it runs in the
 * background.
 */
export function callHeaders(method: string, background: boolean): Record<string, string> {
  const token = storedToken();
  const apiKey = storedApiKey();
  const writes = method === 'POST' || method === 'PUT';
  const device = method === 'GET' ? '' : deviceName(navigator);
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(apiKey && { 'api-key': apiKey }),
    'user-time': userTime(clock.now()),
    ...(writes && { 'user-language': language() }),
    ...(device && { 'user-device': device }),
    ...(background && { 'background-call': '1' }),
  };
}

/** Formats the user's local time as MM/DD/YYYY HH:mm:ss. */
function userTime(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [two(now.getMonth() + 1), two(now.getDate()), String(now.getFullYear())].join('/');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

function language(): string {
  const kept = readLocally(localKeys.language);
  if (kept && /^[a-z]{2}-[A-Z]{2}$/.test(kept)) return kept;
  return bus.current(languageChanged) ?? 'en-US';
}
