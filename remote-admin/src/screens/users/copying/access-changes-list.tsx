import { useWords } from '@portal/platform/i18n';
import { Stack, Text, Title } from '@portal/platform/ui';
import { useId } from 'react';
import classes from '../people/people.module.css';
import { type AccessChanges, isUnchanged } from './access-changes.ts';

interface Line {
  readonly key: string;
  readonly text: string;
}

/** The additions to a user's access and the removals from it. */
export function AccessChangesList({ changes }: { readonly changes: AccessChanges }) {
  const { t } = useWords();
  const { group, rights, accounts, nonsigs } = changes;
  if (isUnchanged(changes)) return <Text size="sm">{t('users.copy.same')}</Text>;
  const lines = (side: 'added' | 'removed'): readonly Line[] => [
    ...rights[side].map((right) => ({ key: right, text: `${t(`right.${right}`)} (${right})` })),
    ...[...accounts[side], ...nonsigs[side]].map(({ number, name }) => ({
      key: number,
      text: `${number} · ${name || t('users.rows.no_name')}`,
    })),
  ];
  return (
    <Stack gap="sm">
      {group && (
        <Text size="sm">
          {t('users.copy.group', {
            before: t(`group.${group[0]}`),
            after: t(`group.${group[1]}`),
          })}
        </Text>
      )}
      <Lines title={t('users.copy.added')} lines={lines('added')} />
      <Lines title={t('users.copy.removed')} lines={lines('removed')} />
    </Stack>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      <ul className={classes.lines}>
        {lines.map(({ key, text }) => (
          <li key={key} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
