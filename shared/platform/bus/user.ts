import type { Group } from '@portal/contract/portal';

/** Who is signed in, by the names under which the record is kept in the browser. */
export interface User {
  readonly Login: string;
  readonly UserName: string;
  readonly UserLastName: string;
  readonly Group: Group;
  readonly GyToken: string;
  readonly AgreeToFhqTerms: boolean;
  /** ISO instants, UTC. */
  readonly ApiKeyRefreshTime: string;
  readonly UserTokenExpireTime: string;
  /** The rights held. */
  readonly UserAccessSecurities: readonly string[];
  /** 0: mm, bar, km; 1: 32nds of an inch, psi, miles; 2: mm, psi, km. */
  readonly UnitOfMeasurement: '0' | '1' | '2';
  readonly Email: string;
  /** Sign before an amount; it never converts one. */
  readonly CurrencySymbol: string;
}
