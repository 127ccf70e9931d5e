import { groups, unitsOfMeasurement } from '@portal/contract/portal';
import type { User } from '../bus/user.ts';
import { bool, listOf, objectOf, oneOf, text } from '../remote/shape.ts';
import { localKeys } from './local-keys.ts';
import { dropLocally, readLocally, writeLocally } from './local-store.ts';

const userShape = objectOf({
  Login: text('^[^]'),
  UserName: text(),
  UserLastName: text(),
  Group: oneOf(...groups),
  GyToken: text(),
  AgreeToFhqTerms: bool,
  ApiKeyRefreshTime: text(),
  UserTokenExpireTime: text(),
  UserAccessSecurities: listOf(text()),
  UnitOfMeasurement: oneOf(...unitsOfMeasurement),
  Email: text(),
  CurrencySymbol: text(),
});

/** Returns the user stored in this browser; null if there is none, or the value is invalid. */
export const storedUser = (): User | null => readJson(localKeys.user, userShape) as User | null;

export const storeUser = (user: User): void => writeLocally(localKeys.user, JSON.stringify(user));

/**
 * Returns a stored value of the given shape. An invalid value is deleted, as it can only do harm.
 */
export function readJson(key: string, shape: (value: unknown, path: string) => string | null) {
  const kept = readLocally(key);
  if (kept === null) return null;
  try {
    const value: unknown = JSON.parse(kept);
    if (shape(value, '') === null) return value;
  } catch {
    // Not JSON: deleted below like any other invalid value.
  }
  dropLocally(key);
  return null;
}
