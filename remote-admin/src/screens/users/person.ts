interface Person {
  readonly user_name: string;
  readonly user_last_name: string;
}

export const fullName = ({ user_name, user_last_name }: Person): string =>
  `${user_name} ${user_last_name}`.trim();
