import { type PortalUser, personText, registrationsList, usersList } from '@portal/contract/admin';
import { listHandlers } from '../../../lists/list-handlers.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { readRegistrations } from './read-registrations.ts';
import { readUsers } from './read-users.ts';

const fullName = (
  person: { user_name: string; user_last_name: string },
  { t }: Pick<LocalizedTexts, 't'>,
) => personText(`${person.user_name} ${person.user_last_name}`.trim(), t);

/** The numbers of the user's accounts or dealers; internal staff see everything. */
function accessText(
  { group, accounts, nonsigs, is_forgotten }: PortalUser,
  { t }: LocalizedTexts,
): string {
  if (is_forgotten) return '';
  if (group === 'GYR' || group === 'SSC') return t('users.sees.all');
  return [...accounts, ...nonsigs].map(({ number }) => number).join(', ');
}

function statusText(
  { is_locked, is_forgotten, has_password }: PortalUser,
  { t }: LocalizedTexts,
): string {
  if (is_forgotten) return t('users.mark.forgotten');
  const marks = [is_locked && 'locked', !has_password && 'no_password'].filter(Boolean);
  return (marks.length > 0 ? marks : ['active']).map((mark) => t(`users.mark.${mark}`)).join(', ');
}

const namespace = 'admin';

/** The lists of people; their files spell out the marks and counts of the screen. */
export const listRoutes = {
  ...listHandlers('admin/users', usersList, {
    namespace,
    read: readUsers,
    values: { name: fullName, sees: accessText, standing: statusText },
  }),
  ...listHandlers('admin/users', registrationsList, {
    namespace,
    read: readRegistrations,
    values: { name: fullName },
  }),
};
