import type { ShownRow } from './report-rows.ts';

type Translate = (key: string, params?: Readonly<Record<string, string>>) => string;

/** Why a period is not whole, in words; null for one that is. */
export function periodNote({ cover }: Pick<ShownRow, 'cover'>, t: Translate): string | null {
  if (!cover) return null;
  return cover.kind === 'future'
    ? t('shell:period.future')
    : t('shell:period.part', { n: String(cover.days), of: String(cover.of) });
}

/** What a row is called, with why it is not whole. */
export function periodLead(row: Pick<ShownRow, 'cover' | 'lead'>, t: Translate): string {
  const note = periodNote(row, t);
  return note === null ? row.lead : t('shell:period.named', { period: row.lead, note });
}
