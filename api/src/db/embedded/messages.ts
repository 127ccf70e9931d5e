/** What the database process tells the process that started it. */
export type DatabaseMessage =
  | { readonly ready: true; readonly socketFolder: string }
  /** Why it could not be opened, for people; the process ends after this. */
  | { readonly failed: string };
