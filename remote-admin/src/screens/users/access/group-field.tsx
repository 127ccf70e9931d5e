import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Select } from '@portal/platform/ui';
import type { AccessValues } from './access.ts';
import { rightsOfGroup, userGroups } from './group-access.ts';

/** Field for the group; choosing another one sets its usual rights. */
export function GroupField({ isSelf }: { readonly isSelf: boolean }) {
  const { t } = useWords();
  const { control, setValue } = useFormContext<AccessValues>();
  const { field, fieldState } = useController({ control, name: 'group' });
  return (
    <Select
      ref={field.ref}
      label={t('users.field.group')}
      description={t('users.field.group_help')}
      allowDeselect={false}
      data={userGroups.map((group) => ({ value: group, label: t(`group.${group}`) }))}
      value={field.value}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(value) => {
        const group = userGroups.find((one) => one === value);
        if (!group || group === field.value) return;
        field.onChange(group);
        const rights = rightsOfGroup(group);
        // Users cannot take the right to this page from themselves.
        if (isSelf && !rights.includes('TVADMIN2')) rights.push('TVADMIN2');
        setValue('rights', rights, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
