import type { AppSetup, Group } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import type { DeploymentSource } from '../../deployment/deployment-source.ts';
import { readEditedPack } from '../../words/edited-words.ts';
import { readLocales } from '../../words/locales.ts';

interface Reader {
  readonly group: Group;
  /** Locale of the page, as in `pt-BR`; empty if not given. */
  readonly locale: string;
}

/**
 * Returns the header and footer menus that the deployment has for the user's group (none without a
 * deployment), and the administrators' own texts in the locale, if any.
 */
export async function appSetup(
  { db, deployment }: { readonly db: Kysely<Schema>; readonly deployment: DeploymentSource },
  { group, locale }: Reader,
): Promise<AppSetup> {
  const menus = await deployment.current();
  const words = await readEditedTexts(db, locale);
  return {
    ...(menus && {
      header_content: {
        tabs: menus.header.map((tab, index) => ({ id: index + 1, ...tab })),
        home_name: menus.links.home_names?.[group] ?? '',
        my_info: menus.links.my_info?.url ?? '',
        my_info_name: menus.links.my_info?.name ?? '',
      },
      footer_content: { tabs: menus.footer },
    }),
    ...(words && { language_pack: words }),
  };
}

async function readEditedTexts(
  db: Kysely<Schema>,
  asked: string,
): Promise<AppSetup['language_pack'] | null> {
  if (!asked) return null;
  const locales = await readLocales(db);
  const locale = locales.find((each) => each.locale === asked);
  const pack = locale ? await readEditedPack(db, locale, locales) : {};
  return Object.keys(pack).length > 0 ? pack : null;
}
