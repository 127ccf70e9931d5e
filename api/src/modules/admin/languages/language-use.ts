import type { LanguageUse } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/**
 * Reads what uses a language: built texts, child locales, users, registrations and reports.
 *
 * @throws Refusal `unknown_value` for an unknown language
 */
export async function readLanguageUse(db: Kysely<Schema>, id: number): Promise<LanguageUse> {
  const { rows } = await sql<LanguageUse>`
    select added_at is null as is_original,
      exists (
        select from word_translations where locale_id = locales.id and built_text is not null
      ) as is_built,
      coalesce(
        (select json_agg(child.locale order by child.locale)
          from locales child where child.parrent_id = locales.id),
        '[]'
      ) as children,
      (select count(*)::integer from users where language = locales.locale) as users,
      (select count(*)::integer from registrations where language = locales.locale)
        as registrations,
      (select count(*)::integer from generated_reports where locale = locales.locale) as reports
    from locales
    where id = ${id}`.execute(db);
  const [use] = rows;
  if (!use) throw refuse('unknown_value', 'locale_id');
  return use;
}

/**
 * Explains why a language cannot be withdrawn, as a sentence for an integrator's log; null if it
 * can.
 */
export function describeLanguageUse(use: LanguageUse): string | null {
  if (use.is_original) return 'The portal came with the language.';
  if (use.children.length > 0) return `It is what ${use.children.join(', ')} falls back to.`;
  if (use.is_built) return 'A part of the portal was built with its words.';
  const count = use.users + use.registrations + use.reports;
  return count > 0 ? `${count} users, registrations and reports are in it.` : null;
}
