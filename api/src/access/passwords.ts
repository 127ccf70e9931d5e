import { hash, verify } from '@node-rs/argon2';

export const passwordLimits = { minimum: 12, maximum: 200 };

/** argon2id with a salt of its own, in the usual encoded form. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/**
 * Whether the password fits. Without a hash (nobody has that address) it takes as long and says
 * no, so that the time of the answer tells nothing.
 */
export async function passwordFits(hashed: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const fits = await verify(hashed ?? (await nobody), password);
  return fits && hashed !== null;
}
