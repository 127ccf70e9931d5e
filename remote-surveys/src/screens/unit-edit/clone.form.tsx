import { surveyLimits, unitNumber } from '@portal/contract/fleet-surveys';
import { useDraft } from '@portal/platform/guarding';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Alert, Button, Group, Stack, TextInput } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import { call } from '../../calls.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { useWrite } from '../../operation/use-write.ts';
import { ClonePreview } from './clone-preview.tsx';
import { clonesQuery } from './clones.query.ts';

/** Refusals with a text of their own, by field. */
const told: Readonly<Record<string, string>> = {
  first_number: 'unit.clone.taken',
  count: 'unit.clone.too_long',
};

interface CloneFormProps {
  readonly unitId: number;
  readonly onDone: () => void;
}

/**
 * Creates several clones of a unit. Proposes the next free numbers; another first number can be
 * entered.
 */
export function CloneForm({ unitId: unit_id, onDone }: CloneFormProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [text, setText] = useState('1');
  const [isDone, setDone] = useState(false);
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const isCount = count >= 1 && count <= surveyLimits.clones;
  const isNumber = typed === null || unitNumber(typed) !== null;
  const isRight = isNumber && isCount;
  const asked = { unit_id, count, ...(typed !== null && { first_number: typed }) };
  const preview = useQuery({ ...clonesQuery(asked), enabled: isRight });
  const cloning = useWrite({
    isFailureTold: true,
    write: (body: typeof asked, client_key) =>
      call('POST fleet_survey/clone_unit', { body: { ...body, client_key } }),
    doneText: ({ clones }) => t('unit.clone.done', { count: clones.length }),
    onDone: () => {
      setTyped(null);
      setText('1');
      setDone(true);
    },
  });
  const isBegun = typed !== null || text !== '1';
  useDraft(`unit/${unit_id}/clones`, isBegun ? { typed, text } : null, (kept) => {
    const draft = cloneDraftIn(kept);
    if (!draft) return;
    setTyped(draft.typed);
    setText(draft.text);
  });
  // Only after the draft is cleared.
  useEffect(() => {
    if (isDone && !isBegun) onDone();
  }, [isDone, isBegun, onDone]);
  const clones = preview.data ?? [];
  const first = typed ?? clones[0]?.unit_number ?? '';
  const isFree = preview.isSuccess && !preview.isPlaceholderData && !clones.some(isTaken);
  const failure = cloning.error ?? preview.error;
  return (
    <Stack gap="md">
      <TextInput
        label={t('unit.clone.first')}
        value={first}
        error={!isNumber && t('unit.problem.unit_number')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TextInput
        label={t('unit.clone.count', { most: surveyLimits.clones })}
        inputMode="numeric"
        value={text}
        maxLength={3}
        error={!isCount && t('unit.clone.count_wrong')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isRight && <ClonePreview clones={clones} />}
      <div role="alert">
        {isRight && failure && (
          <Alert color="red">
            {isCallFailure(failure) && Object.hasOwn(told, failure.path)
              ? t(told[failure.path] ?? '')
              : refusalText(t, failure)}
          </Alert>
        )}
      </div>
      <Group justify="flex-end">
        <Button
          disabled={!isRight || !isFree}
          loading={cloning.isPending}
          onClick={() => cloning.mutate({ ...asked, first_number: first })}
        >
          {t('unit.clone.confirm', { count })}
        </Button>
      </Group>
    </Stack>
  );
}

/** Input from browser storage; null if it is not valid. */
function cloneDraftIn(
  kept: unknown,
): { readonly typed: string | null; readonly text: string } | null {
  const { typed, text }: { typed?: unknown; text?: unknown } = Object(kept);
  if (typeof text !== 'string' || (typed !== null && typeof typed !== 'string')) return null;
  return { typed, text };
}

const isTaken = ({ is_taken }: { readonly is_taken: boolean }) => is_taken;
