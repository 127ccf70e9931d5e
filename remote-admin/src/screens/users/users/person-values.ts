import type { PortalUser } from '@portal/contract/admin';

/** Who somebody is, as a form holds it. */
export interface PersonValues {
  name: string;
  lastName: string;
  login: string;
  email: string;
}

type Named = Pick<PortalUser, 'user_name' | 'user_last_name' | 'login' | 'email'>;

export const personOf = (user: Named): PersonValues => ({
  name: user.user_name,
  lastName: user.user_last_name,
  login: user.login,
  email: user.email,
});

/** As the server takes it. */
export const personBody = ({ name, lastName, login, email }: PersonValues) => ({
  user_name: name.trim(),
  user_last_name: lastName.trim(),
  login: login.trim(),
  email: email.trim(),
});

/** A form's values among what this browser kept; null for what is none of ours. */
export function personIn(kept: unknown): PersonValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { name, lastName, login, email } = kept as Record<string, unknown>;
  const texts = [name, lastName, login, email];
  if (!texts.every((text) => typeof text === 'string')) return null;
  return { name, lastName, login, email } as PersonValues;
}
