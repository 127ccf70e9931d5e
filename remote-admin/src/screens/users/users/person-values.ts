import type { PortalUser } from '@portal/contract/admin';

/** Form values of a person. */
export interface PersonValues {
  name: string;
  lastName: string;
  login: string;
  email: string;
}

type UserNameFields = Pick<PortalUser, 'user_name' | 'user_last_name' | 'login' | 'email'>;

export const personOf = (user: UserNameFields): PersonValues => ({
  name: user.user_name,
  lastName: user.user_last_name,
  login: user.login,
  email: user.email,
});

/** Converts form values to the request body. */
export const personBody = ({ name, lastName, login, email }: PersonValues) => ({
  user_name: name.trim(),
  user_last_name: lastName.trim(),
  login: login.trim(),
  email: email.trim(),
});

/** Reads stored form values; null if they have another shape. */
export function personIn(kept: unknown): PersonValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { name, lastName, login, email } = kept as Record<string, unknown>;
  const texts = [name, lastName, login, email];
  if (!texts.every((text) => typeof text === 'string')) return null;
  return { name, lastName, login, email } as PersonValues;
}
