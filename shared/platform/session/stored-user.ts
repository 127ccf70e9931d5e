import { groups, unitsOfMeasurement } from '@portal/contract/portal';
import type { User } from '../bus/user.ts';
import { listOf, objectOf, oneOf, text, truth } from '../remote/shape.ts';
import { localKeys } from './local-keys.ts';
import { dropLocally, keepLocally, readLocally } from './local-store.ts';

const userShape = objectOf({
  Login: text('^[^]'),
  UserName: text(),
  UserLastName: text(),
  Group: oneOf(...groups),
  GyToken: text(),
  AgreeToFhqTerms: truth,
  ApiKeyRefreshTime: text(),
  UserTokenExpireTime: text(),
  UserAccessSecurities: listOf(text()),
  UnitOfMeasurement: oneOf(...unitsOfMeasurement),
  Email: text(),
  CurrencySymbol: text(),
});

/** The user kept in this browser; null when there is none, or something else under the key. */
export const storedUser = (): User | null => readJson(localKeys.user, userShape) as User | null;

export const keepUser = (user: User): void => keepLocally(localKeys.user, JSON.stringify(user));

/** A kept value of the given shape. What is none of it is dropped: it can only do harm. */
export function readJson(key: string, shape: (value: unknown, path: string) => string | null) {
  const kept = readLocally(key);
  if (kept === null) return null;
  try {
    const value: unknown = JSON.parse(kept);
    if (shape(value, '') === null) return value;
  } catch {
    // Not JSON: dropped below like everything else of the wrong shape.
  }
  dropLocally(key);
  return null;
}
