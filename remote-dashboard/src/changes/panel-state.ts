import { readKept, writeKept } from '@portal/platform/session';

/**
 * The panel's last state: folded or not, and its number of findings, which gives the placeholder
 * the same height.
 */
export interface PanelState {
  readonly folded: boolean;
  readonly rows: number;
}

/** The usual number of findings, for the placeholder when nothing is stored. */
const usual = 2;

const keyOf = (login: string) => `fleet-dashboard/changes/${login}`;

export function readPanelState(login: string): PanelState {
  const kept = readKept('browser', keyOf(login));
  const found: Partial<Record<keyof PanelState, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {};
  const { folded, rows } = found;
  return {
    folded: folded === true,
    rows: typeof rows === 'number' && rows >= 0 && rows <= 5 ? rows : usual,
  };
}

export const storePanelState = (login: string, panel: PanelState): boolean =>
  writeKept('browser', keyOf(login), panel);
