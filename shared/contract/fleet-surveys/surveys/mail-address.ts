/** Signs of a bare address: none by which a mail program would take it for several, or for a name. */
const signsBut = (others: string) => `[^\\s@<>()\\[\\],;:"\\\\\\p{Cc}\\p{Cf}${others}]+`;
const part = signsBut('.');

/** An address that a mail goes to. Its host has a dot: without one it is cut off, as `rita@hauler` is. */
export const mailAddress: string = `^${signsBut('')}@(?:${part}\\.)+${part}$`;
