import { Form, FormActions, useDrawer, useSavedForm } from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button } from '@portal/platform/ui';
import { rowValues, valuesOfRow } from '../../units/row-values.ts';
import { unitIn } from '../../units/unit-draft.ts';
import { UnitFields } from '../../units/unit-fields.tsx';
import { UnitTextField } from '../../units/unit-text-field.tsx';
import { type UnitValues, unitFields } from '../../units/unit-values.ts';
import { isolatedText } from '../../uploaded/isolated-text.ts';
import { uploadStore } from '../../uploaded/upload-store.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import { uploadsKey } from '../../uploaded/uploads.query.ts';
import { RowFaults } from './row-faults.tsx';
import { rowText } from './row-text.ts';
import { useDiscardRows } from './use-discard-rows.ts';

/** Corrects a waiting row; it stays on this device. */
export function RowForm({ row }: { readonly row: UploadedUnit }) {
  const { t } = useWords();
  const { close } = useDrawer();
  const discarding = useDiscardRows();
  const { form, isSaving, submit } = useSavedForm<UnitValues>({
    draft: `upload/${row.db_id}`,
    initial: () => rowValues(row),
    restore: unitIn,
    send: async (values) => {
      const store = await uploadStore();
      const kept = valuesOfRow(values, row);
      // A new number may belong to another unit or to none: the server looks it up when the row is
      // saved.
      const isSame = kept.unit_number === row.values.unit_number;
      const existing = row.existing && { ...row.existing, is_unchanged: false };
      await store.put([
        {
          ...row,
          unit_number: kept.unit_number ?? row.unit_number,
          values: kept,
          faults: [],
          existing: isSame ? existing : null,
        },
      ]);
    },
    fields: unitFields,
    problemText: (_, __, error) => t(failureWord(error)),
    savedText: ({ unit_number: number }) => t('import.mended', { number: isolatedText(number) }),
    changes: uploadsKey,
  });
  return (
    <Form form={form} onSubmit={submit} label={rowText(t, row)}>
      {row.faults.length > 0 && (
        <Alert color="amber" title={t('import.faults')}>
          <RowFaults row={row} />
        </Alert>
      )}
      <UnitFields
        locationId={row.location_id}
        number={<UnitTextField name="unit_number" required />}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('import.keep')}
        </Button>
        <Button
          variant="default"
          loading={discarding.isPending}
          onClick={() => discarding.mutate([row], { onSuccess: close })}
        >
          {t('import.leave_out')}
        </Button>
      </FormActions>
    </Form>
  );
}
