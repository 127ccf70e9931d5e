const key = 'tab_person';

/** The login of whose portal this tab was last, across sign-ins; null for a new tab. */
export function tabPerson(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers whose portal this tab is. */
export function noteTabPerson(login: string): void {
  try {
    sessionStorage.setItem(key, login);
  } catch {
    // Every sign-in is then one of a new tab.
  }
}
