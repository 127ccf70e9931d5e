export interface Person {
  readonly user_name: string;
  readonly user_last_name: string;
}

/**
 * Returns a name for a sentence, without invisible characters that could change the direction of
 * the text after it.
 */
export const fullName = ({ user_name, user_last_name }: Person): string =>
  `${user_name} ${user_last_name}`.replace(/\p{Cf}/gu, '').trim();
