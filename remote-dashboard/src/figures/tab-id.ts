const key = 'tab_id';

/** Returns the id of this browser tab, created once and stored for the life of the tab. */
export function tabId(): string {
  const known = sessionStorage.getItem(key);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(key, made);
  return made;
}
