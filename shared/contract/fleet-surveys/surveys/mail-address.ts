/** Signs of a bare address: none by which a mail program would take it for several, or for a name. */
const signsBut = (others: string) => `[^\\s@<>()\\[\\],;:"\\\\\\p{Cc}\\p{Cf}${others}]+`;
const part = signsBut('.');

/** Pattern of the address that a mail goes to. Its host needs a dot: `rita@hauler` has lost its end. */
export const mailAddress: string = `^${signsBut('')}@(?:${part}\\.)+${part}$`;
