import { NameForm as PlatformNameForm } from '@portal/platform/forms';
import { clientKey } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useState } from 'react';
import { type KeptKind, keepProblem } from './keep-problem.ts';
import { keptLists } from './kept.query.ts';

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
   * Keeps it and says so, or fails as a call does. The key is the same for as long as the dialog is
   * open, so that a call that is sent again keeps nothing twice.
   */
  readonly onName: (name: string, key: string) => Promise<void>;
}

/** Asks for the name of a template or a favorite; the one that it has is kept without a call. */
export function NameForm({ kind, onName, ...form }: NameFormProps) {
  const { t } = useWords();
  const [key] = useState(clientKey);
  return (
    <PlatformNameForm
      {...form}
      onName={async (name) => {
        if (name !== form.initial) await onName(name, key);
      }}
      problemText={(error) => t(keepProblem(error, kind))}
      changes={keptLists[kind]}
    />
  );
}
