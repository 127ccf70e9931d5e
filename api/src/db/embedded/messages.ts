/** What the database process tells the process that started it. */
export type DatabaseMessage =
  | { readonly ready: true; readonly socketFolder: string }
  /** The process ends after this; `inUse` when another portal holds the directory. */
  | { readonly failed: string; readonly inUse: boolean };
