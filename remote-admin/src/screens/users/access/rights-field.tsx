import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Button, Checkbox, Stack, Text } from '@portal/platform/ui';
import classes from '../people/people.module.css';
import type { AccessValues } from './access.ts';
import { rightsOfGroup } from './group-access.ts';
import { inOrder, opensPortal, rightSections } from './right-sections.ts';
import { RightsSection } from './rights-section.tsx';

export function RightsField({ isSelf }: { readonly isSelf: boolean }) {
  const { t } = useWords();
  const { control, watch } = useFormContext<AccessValues>();
  const { field, fieldState } = useController({ control, name: 'rights' });
  const group = watch('group');
  const usual = rightsOfGroup(group);
  const kept = isSelf ? ['TVADMIN2'] : [];
  const isUsual = inOrder([...usual, ...kept]).join() === field.value.join();
  return (
    <Checkbox.Group
      label={t('users.field.rights')}
      description={t('users.field.rights_help')}
      error={fieldState.error?.message}
      value={field.value}
      onChange={(held) => field.onChange(inOrder(held))}
    >
      <Stack gap="md" mt="sm">
        <AutoGrid minColumn="15rem" columns={2}>
          {rightSections.map((section) => (
            <RightsSection key={section.name} {...section} isSelf={isSelf} />
          ))}
        </AutoGrid>
        <div className={classes.line}>
          <Text size="sm" role="status" className={classes.warning}>
            {opensPortal(field.value) ? '' : t('users.field.no_portal')}
          </Text>
          <Button
            variant="default"
            size="sm"
            disabled={isUsual}
            onClick={() => field.onChange(inOrder([...usual, ...kept]))}
          >
            {t('users.field.usual_rights')}
          </Button>
        </div>
      </Stack>
    </Checkbox.Group>
  );
}
