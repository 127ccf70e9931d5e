import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { MultiSelect } from '@portal/platform/ui';
import { surveySelectsQuery } from '../../yard/yard.query.ts';
import type { MailValues } from './mail-values.ts';

/** Field for colleagues as recipients, by name; renders nothing for a user without colleagues. */
export function ColleaguesField({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const { control, clearErrors } = useFormContext<MailValues>();
  const { field } = useController({ control, name: 'colleagues' });
  const { data } = useQuery(surveySelectsQuery(locationId));
  const colleagues = data?.colleagues ?? [];
  if (colleagues.length === 0) return null;
  return (
    <MultiSelect
      ref={field.ref}
      label={t('mail.colleagues')}
      searchable
      hidePickedOptions
      limit={50}
      data={colleagues.map(({ value, text }) => ({ value, label: `${text} (${value})` }))}
      nothingFoundMessage={t('shell:filter.not_found')}
      value={field.value}
      onBlur={field.onBlur}
      onChange={(chosen) => {
        field.onChange(chosen);
        clearErrors('addresses');
      }}
    />
  );
}
