const key = 'tab_id';

/** An id of this browser tab, made once and kept for as long as the tab lives. */
export function tabId(): string {
  const known = sessionStorage.getItem(key);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(key, made);
  return made;
}
