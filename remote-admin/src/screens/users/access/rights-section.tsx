import { useWords } from '@portal/platform/i18n';
import { Checkbox, Stack, Text } from '@portal/platform/ui';
import { useId } from 'react';
import type { UserRight } from './access.ts';

interface RightsSectionProps {
  readonly name: string;
  readonly rights: readonly UserRight[];
  /** Whether they are the current user's own rights. */
  readonly isSelf: boolean;
}

/** The rights on one topic, each with its meaning. */
export function RightsSection({ name, rights, isSelf }: RightsSectionProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Text id={id} size="sm" fw={600}>
        {t(`users.rights.${name}`)}
      </Text>
      {rights.map((right) => {
        const isKept = isSelf && right === 'TVADMIN2';
        return (
          <Checkbox
            key={right}
            value={right}
            label={t(`right.${right}`)}
            description={isKept ? `${right} · ${t('users.own.right')}` : right}
            disabled={isKept}
          />
        );
      })}
    </Stack>
  );
}
