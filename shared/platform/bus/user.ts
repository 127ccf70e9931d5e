import type { Group } from '@portal/contract/portal';

/** The signed-in user, with the field names of the record stored in the browser. */
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
  readonly UserAccessSecurities: readonly string[];
  /** 0: mm, bar, km; 1: 32nds of an inch, psi, miles; 2: mm, psi, km. */
  readonly UnitOfMeasurement: '0' | '1' | '2';
  readonly Email: string;
  /** Symbol shown before amounts; amounts are never converted. */
  readonly CurrencySymbol: string;
}
