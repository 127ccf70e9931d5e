import { readKept, writeKept } from '@portal/platform/session';

/** How the panel was left: folded or not, and how many findings it had, so that it comes as high. */
export interface KeptPanel {
  readonly folded: boolean;
  readonly rows: number;
}

/** Findings that most selections have: their room is kept while nobody knows. */
const usual = 2;

const keyOf = (login: string) => `fleet-dashboard/changes/${login}`;

export function readPanel(login: string): KeptPanel {
  const kept = readKept('browser', keyOf(login));
  const found: Partial<Record<keyof KeptPanel, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {};
  const { folded, rows } = found;
  return {
    folded: folded === true,
    rows: typeof rows === 'number' && rows >= 0 && rows <= 5 ? rows : usual,
  };
}

export const keepPanel = (login: string, panel: KeptPanel): boolean =>
  writeKept('browser', keyOf(login), panel);
