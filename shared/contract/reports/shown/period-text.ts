import type { ShownRow } from './report-rows.ts';

type Translate = (key: string, params?: Readonly<Record<string, string>>) => string;

/** Returns a text that says why a period is incomplete, or null for a complete one. */
export function periodNote({ cover }: Pick<ShownRow, 'cover'>, t: Translate): string | null {
  if (!cover) return null;
  return cover.kind === 'future'
    ? t('shell:period.future')
    : t('shell:period.part', { n: String(cover.days), of: String(cover.of) });
}

/** Returns a row's name, with the reason why it is incomplete. */
export function periodLead(row: Pick<ShownRow, 'cover' | 'lead'>, t: Translate): string {
  const note = periodNote(row, t);
  return note === null ? row.lead : t('shell:period.named', { period: row.lead, note });
}
