import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { newSecret } from '../access/secrets.ts';
import type { Schema } from '../db/schema/schema.ts';

/**
 * Minimum and maximum seconds for which a signed address is valid: it stays the same in between.
 */
const [shortest, longest] = [600, 900];

/** A signature, and its expiry in seconds since 1970. */
export interface Signature {
  readonly expires: number;
  readonly signature: string;
}

/** Signs a name, for some minutes. */
export type Sign = (named: string) => Signature;

/**
 * Returns a function that signs addresses of images as of now.
 *
 * @param unscoped because the key belongs to no user
 */
export async function signerAt(unscoped: Kysely<Schema>, now: Date): Promise<Sign> {
  const secret = await secretOf(unscoped);
  const step = longest - shortest;
  const expires = Math.floor(now.getTime() / 1000 / step) * step + longest;
  return (named) => ({ expires, signature: signatureOf(secret, named, expires) });
}

/**
 * Whether a signature is right for a name, and still valid. It was only given to users who may see
 * what the name stands for.
 */
export async function isSigned(
  unscoped: Kysely<Schema>,
  now: Date,
  named: string,
  { expires, signature }: Signature,
): Promise<boolean> {
  if (expires * 1000 < now.getTime()) return false;
  const right = Buffer.from(signatureOf(await secretOf(unscoped), named, expires));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

const signatureOf = (secret: string, named: string, expires: number): string =>
  createHmac('sha256', secret).update(`${named}\n${expires}`).digest('base64url');

/** Cached by database: the secret never changes, and every picture of a page needs it. */
const secrets = new WeakMap<Kysely<Schema>, string>();

/** Shared by all processes of the API. */
async function secretOf(unscoped: Kysely<Schema>): Promise<string> {
  const known = secrets.get(unscoped);
  if (known !== undefined) return known;
  const secret = await keptSecret(unscoped);
  secrets.set(unscoped, secret);
  return secret;
}

async function keptSecret(unscoped: Kysely<Schema>): Promise<string> {
  const read = () =>
    unscoped.selectFrom('signing_keys').select('secret').where('purpose', '=', 'images');
  const found = await read().executeTakeFirst();
  if (found) return found.secret;
  await unscoped
    .insertInto('signing_keys')
    .values({ purpose: 'images', secret: newSecret() })
    .onConflict((taken) => taken.doNothing())
    .execute();
  return (await read().executeTakeFirstOrThrow()).secret;
}
