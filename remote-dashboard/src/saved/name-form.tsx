import { NameForm as PlatformNameForm } from '@portal/platform/forms';
import { clientKey } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useState } from 'react';
import { type SavedKind, saveProblemOf } from './save-problem.ts';
import { savedListKeys } from './saved.query.ts';

export interface NameFormProps {
  readonly kind: SavedKind;
  /** Key under which an unsaved name is stored in the browser. */
  readonly draft: string;
  /** Describes what is saved under the name. */
  readonly text?: string;
  /** The current name. */
  readonly initial?: string;
  readonly confirm: string;
  /**
   * Saves it and says so, or fails as a call does. The key stays the same while the dialog is open,
   * so that a resent call saves nothing twice.
   */
  readonly onName: (name: string, key: string) => Promise<void>;
}

/** Asks for the name of a template or favorite; an unchanged name is accepted without a call. */
export function NameForm({ kind, onName, ...form }: NameFormProps) {
  const { t } = useWords();
  const [key] = useState(clientKey);
  return (
    <PlatformNameForm
      {...form}
      onName={async (name) => {
        if (name !== form.initial) await onName(name, key);
      }}
      problemText={(error) => t(saveProblemOf(error, kind))}
      changes={savedListKeys[kind]}
    />
  );
}
