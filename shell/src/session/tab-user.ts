const key = 'tab_person';

/** Returns the login of this tab's last user, which survives sign-ins; null for a new tab. */
export function tabUser(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers the user of this tab. */
export function noteTabUser(login: string): void {
  try {
    sessionStorage.setItem(key, login);
  } catch {
    // Every sign-in then counts as one in a new tab.
  }
}
