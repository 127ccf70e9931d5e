import { templateOf } from '../saved/template-of.ts';

/** `run` shows a template as saved; `edit` changes it. */
export type DeskMode = 'run' | 'edit';

/** The content of the dashboard: the user's own combined report, or a template in its place. */
export interface Desk {
  /** The id of the open template; null for the user's own combined report. */
  readonly template: number | null;
  readonly mode: DeskMode;
  /**
   * Which reports are combined: the user's `own`, or those of an open template, which are
   * `temporary`.
   */
  readonly basket: 'own' | 'temporary';
}

/** Reads the desk from an address; an invalid template id opens no template. */
export function readDesk(params: URLSearchParams): Desk {
  const open = templateOf(params);
  if (!open) return { template: null, mode: 'run', basket: 'own' };
  return { template: open.id, mode: open.edit ? 'edit' : 'run', basket: 'temporary' };
}
