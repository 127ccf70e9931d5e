import {
  nextUnitNumber,
  surveyLimits,
  type Unit,
  unitNumber,
} from '@portal/contract/fleet-surveys';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Alert, Button, Group, Modal, Stack, TextInput } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { useWrite } from '../../operation/use-write.ts';
import { yard } from '../../yard/yard.query.ts';
import { ClonePreview } from './clone-preview.tsx';

interface CloneDialogProps {
  readonly unit: Unit;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Makes several units like one, with numbers that are counted up and shown before. */
export function CloneDialog({ unit, opened, onClose }: CloneDialogProps) {
  const { t } = useWords();
  const { unit_id } = unit;
  const [first, setFirst] = useState(() => nextUnitNumber(unit.unit_number) ?? '');
  const [text, setText] = useState('1');
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const isRight = unitNumber(first) !== null && count >= 1 && count <= surveyLimits.clones;
  const asked = { unit_id, first_number: first, count };
  const preview = useQuery({
    queryKey: [...yard, 'clones', asked],
    queryFn: async ({ signal }) =>
      (await call('POST fleet_survey/clone_unit', { body: { ...asked, is_preview: true }, signal }))
        .clones,
    enabled: opened && isRight,
    retry: false,
  });
  const cloning = useWrite({
    write: (body: typeof asked, client_key) =>
      call('POST fleet_survey/clone_unit', { body: { ...body, client_key } }),
    doneText: ({ clones }) => t('unit.clone.done', { count: clones.length }),
    onDone: onClose,
  });
  const isFree = preview.data?.every(({ is_taken }) => !is_taken) ?? false;
  const failure = cloning.error ?? preview.error;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('unit.clone.title', { number: unit.unit_number })}
      closeButtonProps={{ 'aria-label': t('shell:form.close') }}
    >
      <Stack gap="md">
        <TextInput
          label={t('unit.clone.first')}
          value={first}
          error={unitNumber(first) === null && t('unit.problem.unit_number')}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextInput
          label={t('unit.clone.count', { most: surveyLimits.clones })}
          inputMode="numeric"
          value={text}
          maxLength={3}
          error={(count < 1 || count > surveyLimits.clones) && t('unit.clone.count_wrong')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {isRight && <ClonePreview clones={preview.data ?? []} />}
        <div role="alert">
          {isRight && failure && (
            <Alert color="red">
              {isCallFailure(failure) && failure.path === 'first_number'
                ? t('unit.clone.taken')
                : refusalText(t, failure)}
            </Alert>
          )}
        </div>
        <Group justify="flex-end">
          <Button
            disabled={!isRight || !isFree}
            loading={cloning.isPending}
            onClick={() => cloning.mutate(asked)}
          >
            {t('unit.clone.confirm', { count })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
