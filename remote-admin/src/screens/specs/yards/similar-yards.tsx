import type { SimilarYard } from '@portal/contract/admin';
import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Alert, Checkbox, Stack } from '@portal/platform/ui';
import type { YardValues } from './yard-values.ts';

/** Possible duplicates of this yard, and a checkbox to confirm that it is a different one. */
export function SimilarYards({ rows }: { readonly rows: readonly SimilarYard[] }) {
  const { t } = useWords();
  const { register } = useFormContext<YardValues>();
  return (
    <Alert color="amber" title={t('yards.similar.title')}>
      <Stack gap="xs">
        {rows.map(({ location_id, code, name, address, city }) => (
          <span key={location_id} dir="auto">
            {[`${name} (${code})`, address, city].filter(Boolean).join(', ')}
          </span>
        ))}
        <Checkbox label={t('yards.similar.confirm')} {...register('is_confirmed')} />
      </Stack>
    </Alert>
  );
}
