/**
 * Characters of a bare address, without those that make a mail program read it as several addresses
 * or as a name.
 */
const signsBut = (others: string) => `[^\\s@<>()\\[\\],;:"\\\\\\p{Cc}\\p{Cf}${others}]+`;
const part = signsBut('.');

/** Pattern of a recipient's address. The host needs a dot: `rita@hauler` is incomplete. */
export const mailAddress: string = `^${signsBut('')}@(?:${part}\\.)+${part}$`;
