import { useWords } from '@portal/platform/i18n';
import { IconUser, Text } from '@portal/platform/ui';
import type { Person } from './events.ts';
import classes from './people-here.module.css';

/** Other users who are present now. */
export function PeopleHere({ people }: { readonly people: readonly Person[] }) {
  const { t } = useWords();
  const names = [...new Set(people.map(({ name }) => name))];
  if (names.length === 0) return null;
  return (
    <Text component="span" size="sm" className={classes.people}>
      <IconUser size={14} aria-hidden />
      <bdi>{t('live.people', { count: names.length, names: names.join(', ') })}</bdi>
    </Text>
  );
}
