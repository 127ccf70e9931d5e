import { hash, verify } from '@node-rs/argon2';

export const passwordLimits = { minimum: 12, maximum: 200 };

/** Hashes with argon2id and a random salt, in the usual encoded form. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/**
 * Whether the password is correct. Without a hash (no user has that address) it takes as long and
 * returns false, so that timing reveals nothing.
 */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const fits = await verify(hashed ?? (await nobody), password);
  return fits && hashed !== null;
}
