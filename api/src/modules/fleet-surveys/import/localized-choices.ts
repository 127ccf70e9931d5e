import { unitsList } from '@portal/contract/fleet-surveys';
import type { ListColumn } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { folded } from './folded.ts';
import { isUnitField, type UnitField } from './unit-field.ts';

/** Names of the choices of a field in all languages, with their codes. */
export type LocalizedChoices = ReadonlyMap<UnitField, ReadonlyMap<string, string>>;

const columns: readonly ListColumn[] = unitsList.columns;

/** Reads the names of a unit's choices on screens and in exports, in all languages. */
export async function readLocalizedChoices(db: Kysely<Schema>): Promise<LocalizedChoices> {
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
