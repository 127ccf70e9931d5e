/** Statuses that `authorization/login_by_gy` can return. 1 and 3 destroy the stored token. */
export const loginStatus = { success: 0, locked: 1, notRecognised: 3 } as const;
