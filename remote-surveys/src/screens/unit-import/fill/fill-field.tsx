import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Button, Group, Select } from '@portal/platform/ui';
import { useState } from 'react';
import { refusalText } from '../../../operation/refusal-text.ts';
import { useOperation } from '../../../operation/use-operation.ts';
import { useFieldText } from '../../../units/use-field-text.ts';
import { uploadStore } from '../../../uploaded/upload-store.ts';
import { uploadsKey } from '../../../uploaded/uploads.query.ts';
import { filled, type Gap } from './gaps.ts';

interface FillFieldProps {
  readonly gap: Gap;
  readonly isDisabled: boolean;
}

/** Sets a field that several rows lack; the rows stay on this device. */
export function FillField({ gap, isDisabled }: FillFieldProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const { succeed, fail } = useOperation();
  const fieldText = useFieldText();
  const [value, setValue] = useState<string | null>(null);
  const { field, type, rows, choices } = gap;
  const count = rows.length;
  const filling = useMutation({
    mutationFn: async (chosen: string) =>
      (await uploadStore()).put(rows.map((row) => filled(row, field, chosen))),
    networkMode: 'always',
    onSuccess: (_, chosen) =>
      succeed(t('import.fill.done', { count, value: fieldText.value(field, chosen) })),
    onError: (error) => fail(refusalText(t, error)),
    onSettled: () => client.invalidateQueries({ queryKey: uploadsKey }),
  });
  return (
    <Group align="end">
      <Select
        label={t(`import.fill.${field}`, { count, type: fieldText.value('type', type) })}
        data={choices.map((code) => ({ value: code, label: fieldText.value(field, code) }))}
        value={value}
        onChange={setValue}
      />
      <Button
        variant="default"
        disabled={isDisabled || value === null}
        loading={filling.isPending}
        onClick={() => value !== null && filling.mutate(value)}
      >
        {t('import.fill.do', { count })}
      </Button>
    </Group>
  );
}
