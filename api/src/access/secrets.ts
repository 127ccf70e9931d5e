import { createHash, randomBytes } from 'node:crypto';

/** A new opaque secret of 256 random bits, fit for a header or a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The stored form of a secret. A plain hash is enough because these secrets are random; passwords
 * are not, and go through `passwords.ts`.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
