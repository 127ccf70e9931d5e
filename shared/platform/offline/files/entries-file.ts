/** Identifier of the file format. */
export const fileFormat = 'portal-outbox/1';

/**
 * Name of the part with the list of entries. Attached files are separate parts, named by the id of
 * their entry.
 */
export const listName = 'entries.json';
export const attachmentName = (id: string): string => `files/${id}`;

/** Maximum size of the list of entries (bytes); a larger one is not from this portal. */
export const longestList = 100_000_000;
