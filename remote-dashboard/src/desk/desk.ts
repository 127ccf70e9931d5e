import { templateOf } from '../saved/template-of.ts';

/** `run` reads a report as it was kept; `edit` changes it. */
export type DeskMode = 'run' | 'edit';

/** What lies on the desk: the own report, or a template in its place. */
export interface Desk {
  /** The template that is open, by its id; null for the own report. */
  readonly template: number | null;
  readonly mode: DeskMode;
  /** Whose reports the combined report is of: those of an open template are `temporary`. */
  readonly basket: 'own' | 'temporary';
}

/** The desk that an address stands for; what is no id of a template opens none. */
export function readDesk(params: URLSearchParams): Desk {
  const open = templateOf(params);
  if (!open) return { template: null, mode: 'run', basket: 'own' };
  return { template: open.id, mode: open.edit ? 'edit' : 'run', basket: 'temporary' };
}
