/** The database cannot be opened; the message is for the person who started the portal. */
export class DatabaseNotOpened extends Error {
  override readonly name = 'DatabaseNotOpened';
}
