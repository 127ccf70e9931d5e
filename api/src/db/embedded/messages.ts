/** A message from the database process to the process that started it. */
export type DatabaseMessage =
  | { readonly ready: true; readonly socketFolder: string }
  /** Why it could not be opened, as a text for users; the process ends after this. */
  | { readonly failed: string };
