import type { LanguageUse } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/**
 * What a language is used for.
 *
 * @throws Refusal `unknown_value` when there is none
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

/** Why a language cannot be withdrawn, as a sentence for an integrator's log; null where it can. */
export function useText(use: LanguageUse): string | null {
  if (use.is_original) return 'The portal came with the language.';
  if (use.children.length > 0) return `It is what ${use.children.join(', ')} falls back to.`;
  if (use.is_built) return 'A part of the portal was built with its words.';
  const count = use.users + use.registrations + use.reports;
  return count > 0 ? `${count} users, registrations and reports are in it.` : null;
}
