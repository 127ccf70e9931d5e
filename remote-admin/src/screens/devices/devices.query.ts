/** Key prefix of all device queries. */
export const devices = ['devices'] as const;
