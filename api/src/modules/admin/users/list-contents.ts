import { registrationsList, usersList } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { readRegistrations } from './read-registrations.ts';
import { readUsers } from './read-users.ts';

type Request<Read extends (db: never, request: never) => unknown> = Omit<
  Parameters<Read>[1],
  'page_number' | 'page_size'
>;
type Users = Awaited<ReturnType<typeof readUsers>>['users'];
type Registrations = Awaited<ReturnType<typeof readRegistrations>>['registrations'];

/** The users for a file: what a mark or a count says on screen is written out. */
export const usersContent = (
  db: Kysely<Schema>,
  request: Request<typeof readUsers>,
): ListContent<Users[number]> => ({
  definition: usersList,
  read: async (page) => {
    const { users, ...counts } = await readUsers(db, { ...request, ...page });
    return { rows: users, ...counts };
  },
  values: { name: fullName, sees: seen, standing },
});

export const registrationsContent = (
  db: Kysely<Schema>,
  request: Request<typeof readRegistrations>,
): ListContent<Registrations[number]> => ({
  definition: registrationsList,
  read: async (page) => {
    const { registrations, ...counts } = await readRegistrations(db, { ...request, ...page });
    return { rows: registrations, ...counts };
  },
  values: { name: fullName },
});

const fullName = (person: { user_name: string; user_last_name: string }) =>
  `${person.user_name} ${person.user_last_name}`.trim();

/** The numbers of the accounts or dealers; internal staff see everything. */
function seen({ group, accounts, nonsigs }: Users[number], { t }: SpokenWords): string {
  if (group === 'GYR' || group === 'SSC') return t('users.sees.all');
  return [...accounts, ...nonsigs].map(({ number }) => number).join(', ');
}

function standing({ is_locked, has_password }: Users[number], { t }: SpokenWords): string {
  const marks = [is_locked && 'locked', !has_password && 'no_password'].filter(Boolean);
  return (marks.length > 0 ? marks : ['active']).map((mark) => t(`users.mark.${mark}`)).join(', ');
}
