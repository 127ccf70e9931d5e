/** What a file of entries says of itself. */
export const fileForm = 'portal-outbox/1';

/** Name of the part that lists the entries. Files of entries lie beside it, each under its entry's id. */
export const listName = 'entries.json';
export const attachmentName = (id: string): string => `files/${id}`;

/** A list of entries that is longer was not written here (bytes). */
export const longestList = 100_000_000;
