/** Under it answers about devices are kept. */
export const devices = ['devices'] as const;
