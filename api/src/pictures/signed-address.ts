import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { newSecret } from '../access/secrets.ts';
import type { Schema } from '../db/schema/schema.ts';

/** Seconds for which a signed address holds at least, and at most: within them it stays the same. */
const [shortest, longest] = [600, 900];

/** A signature, and until when it holds, in seconds since 1970. */
export interface Signature {
  readonly expires: number;
  readonly signature: string;
}

/** Signs what is named, for some minutes. */
export type Sign = (named: string) => Signature;

/** What signs addresses of images now. @param unscoped the key is nobody's */
export async function signerAt(unscoped: Kysely<Schema>, now: Date): Promise<Sign> {
  const secret = await secretOf(unscoped);
  const step = longest - shortest;
  const expires = Math.floor(now.getTime() / 1000 / step) * step + longest;
  return (named) => ({ expires, signature: signatureOf(secret, named, expires) });
}

/** Whether somebody who may see what is named was given the signature, and it still holds. */
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

/** By the database that has it: it never changes, and every picture of a page asks for it. */
const secrets = new WeakMap<Kysely<Schema>, string>();

/** The same for all processes of the API. */
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
