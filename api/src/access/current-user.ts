import type { Group, Right } from '@portal/contract/portal';

/** The user who makes a call, read again for every call. */
export interface CurrentUser {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly group: Group;
  readonly rights: readonly Right[];
  readonly isLocked: boolean;
  readonly unitOfMeasurement: '0' | '1' | '2';
  readonly currencySymbol: string;
  readonly agreedToTerms: boolean;
}

/** Whether the user has the right, or any one of a list; null needs none. */
export function holdsRight(
  user: Pick<CurrentUser, 'rights'>,
  right: string | readonly string[] | null,
): boolean {
  if (right === null) return true;
  const wanted = typeof right === 'string' ? [right] : right;
  return user.rights.some((held) => wanted.includes(held));
}
