import { unitsList } from '@portal/contract/fleet-surveys';
import type { ListColumn } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { folded } from './folded.ts';
import { isUnitField, type UnitField } from './unit-field.ts';

/** What the choices of a field are called, in whichever language, with their codes. */
export type SpokenChoices = ReadonlyMap<UnitField, ReadonlyMap<string, string>>;

const columns: readonly ListColumn[] = unitsList.columns;

/** The names that screens and exports have for the choices of a unit, in all of their languages. */
export async function spokenChoices(db: Kysely<Schema>): Promise<SpokenChoices> {
  const { rows } = await sql<{ key: string; text: string }>`
    select w.key, coalesce(case when not t.held_back then t.edited_text end, t.built_text) as text
    from word_translations t join words w on w.id = t.word_id
    where w.namespace = 'surveys'
      and coalesce(case when not t.held_back then t.edited_text end, t.built_text, '') <> ''`.execute(
    db,
  );
  return new Map(
    columns.flatMap(({ field, words }) => {
      if (words === undefined || !isUnitField(field)) return [];
      const start = `${words}.`;
      const own = rows.filter(({ key }) => key.startsWith(start));
      return [
        [
          field,
          new Map(own.map(({ key, text }) => [folded(text), key.slice(start.length)])),
        ] as const,
      ];
    }),
  );
}
