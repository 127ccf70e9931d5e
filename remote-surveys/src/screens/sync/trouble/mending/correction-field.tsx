import { useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { Button, Group, Textarea, TextInput } from '@portal/platform/ui';
import { type FormEvent, useState } from 'react';
import { replaceEntry } from '../../../../merging/settling/replace-entry.ts';
import type { EntryAction } from '../use-entry-action.ts';
import { fieldKindAt } from './field-kinds.ts';
import { bodyWith, valueAt } from './mended-body.ts';

interface CorrectionFieldProps {
  readonly entry: Entry;
  /** Path of the field, as the server names it. */
  readonly path: string;
  readonly settling: EntryAction;
}

/** One field of an entry with its input, to be corrected and sent again. */
export function CorrectionField({ entry, path, settling }: CorrectionFieldProps) {
  const { t } = useWords();
  const kind = fieldKindAt(path);
  const { body } = entry.options;
  const [text, setText] = useState(() => String(valueAt(body, path) ?? ''));
  const [isWrong, setWrong] = useState(false);
  if (!kind) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const value = kind.valueOf(text, body);
    setWrong(value === undefined);
    if (value === undefined) return;
    const next = bodyWith(body, path, value) as object;
    settling.settle(() => replaceEntry(entry, { body: next, read: entry.read }));
  };
  const field = {
    label: t(kind.name),
    value: text,
    size: 'md',
    ...(kind.maxLength !== undefined && { maxLength: kind.maxLength }),
    error: isWrong && t(kind.problem, { most: kind.most?.(body) ?? 0 }),
  } as const;
  return (
    <form onSubmit={save} noValidate>
      <Group align="end" gap="sm">
        {kind.isLong ? (
          <Textarea
            {...field}
            autosize
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        ) : (
          <TextInput
            {...field}
            {...(kind.inputMode && { inputMode: kind.inputMode })}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <Button type="submit" size="md" loading={settling.isSettling}>
          {t('unsent.mend.save')}
        </Button>
      </Group>
    </form>
  );
}
