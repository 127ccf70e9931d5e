const stateKey = 'sign_in_state';

/**
 * Leaves for the provider's sign-in page, which comes back to `returnPath` with a code. The
 * `state` is kept in this tab, so that a code that somebody else planted can be told apart.
 */
export function goToSignIn(signIn: string, returnPath: string): void {
  const state = crypto.randomUUID();
  keepState(state);
  const query = new URLSearchParams({
    return_host: location.origin,
    return_path: returnPath,
    state,
  });
  location.assign(`${signIn}?${query}`);
}

/** Whether this tab asked for the sign-in that just came back. The state counts once. */
export function isExpectedState(state: string | null): boolean {
  try {
    const expected = sessionStorage.getItem(stateKey);
    sessionStorage.removeItem(stateKey);
    return expected !== null && expected === state;
  } catch {
    return false;
  }
}

function keepState(state: string): void {
  try {
    sessionStorage.setItem(stateKey, state);
  } catch {
    // Without session storage the code comes back as an unexpected one, which only asks first.
  }
}
