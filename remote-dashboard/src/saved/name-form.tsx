import { savedName } from '@portal/contract/fleet-dashboard';
import { useDraft } from '@portal/platform/guarding';
import { clientKey } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation } from '@portal/platform/query';
import { Alert, Button, Group, Stack, Text, TextInput } from '@portal/platform/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { type KeptKind, keepProblem, nameProblem } from './keep-problem.ts';

export interface NameFormProps {
  readonly kind: KeptKind;
  /** Under which a name that is not kept yet stays in the browser. */
  readonly draft: string;
  /** What is kept under the name. */
  readonly text?: string;
  /** The name that it has. */
  readonly initial?: string;
  readonly confirm: string;
  /**
   * Keeps it, or fails as a call does. The key is the same for as long as the dialog is open, so that
   * a call that is sent again keeps nothing twice.
   */
  readonly onName: (name: string, key: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a name; what was typed stays until it is kept or given up, whatever becomes of the call. */
export function NameForm(props: NameFormProps) {
  const { kind, draft, text, initial = '', confirm, onName, onClose } = props;
  const { t } = useWords();
  const [typed, setTyped] = useState(initial);
  const [isSent, setSent] = useState(false);
  const [key] = useState(clientKey);
  const keeping = useMutation({ mutationFn: (name: string) => onName(name, key) });
  const { isPending, error } = keeping;
  const [isGivenUp, setGivenUp] = useState(false);
  const isOver = keeping.isSuccess || isGivenUp;

  useDraft(draft, isOver || typed === initial ? null : typed, (kept) => {
    if (typeof kept === 'string') setTyped(kept);
  });
  // After the draft is gone, which the browser would bring back otherwise.
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  const own = isSent ? nameProblem(typed) : null;
  const refused = error && keepProblem(error, kind);
  const problem = own ?? (refused?.isOfName ? refused.text : null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const name = savedName(typed);
    if (name === null || isPending) return;
    if (name === initial) setGivenUp(true);
    else keeping.mutate(name);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {text !== undefined && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
        <TextInput
          label={t('saved.name')}
          required
          dir="auto"
          data-autofocus
          autoComplete="off"
          value={typed}
          error={problem && t(problem)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            if (refused?.isOfName) keeping.reset();
          }}
        />
        <div role="alert">
          {refused && !refused.isOfName && <Alert color="red">{t(refused.text)}</Alert>}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setGivenUp(true)}>
            {t('saved.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
