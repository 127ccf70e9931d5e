export interface Person {
  readonly user_name: string;
  readonly user_last_name: string;
}

/** A name for a sentence, without the unseen marks that would turn the words after it. */
export const fullName = ({ user_name, user_last_name }: Person): string =>
  `${user_name} ${user_last_name}`.replace(/\p{Cf}/gu, '').trim();
