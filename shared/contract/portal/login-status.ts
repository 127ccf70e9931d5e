/** What `authorization/login_by_gy` can answer. Status 1 and 3 destroy the stored token. */
export const loginStatus = { success: 0, locked: 1, notRecognised: 3 } as const;
