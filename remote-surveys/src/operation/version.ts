import { useDraft } from '@portal/platform/guarding';
import { useEffect, useState } from 'react';

/** A row as somebody has read it, in the values of its form. */
export interface Version<Values> {
  readonly revision: number;
  readonly values: Values;
}

/** What a form was filled with: what is entered is a change of that. */
export function useReadVersion<Values>(present: Version<Values>) {
  const [read, setRead] = useState(present);
  return { read, setRead, present };
}

interface ConflictOptions<Values extends object> extends ReturnType<typeof useReadVersion<Values>> {
  /** The draft of the form; what the form was filled with is kept beside it. */
  readonly draft: string;
  readonly form: {
    readonly reset: (values: Values) => void;
    readonly watch: () => Values;
    readonly formState: { readonly isDirty: boolean };
  };
  /** The values among what this browser kept; null for what is none of ours. */
  readonly valuesIn: (kept: unknown) => Values | null;
}

/**
 * Whether somebody else has changed a row since its form was filled, also before a reload that has
 * brought the draft back. Nothing is asked of who has entered nothing, who just sees what there is
 * now, or where no field of the form has changed.
 */
export function useConflict<Values extends object>(options: ConflictOptions<Values>) {
  const { draft, form, read, setRead, present, valuesIn } = options;
  const { reset, watch, formState } = form;
  const { isDirty } = formState;
  const entered = watch();
  // It is written whenever the draft is: another tab that has saved takes both away.
  useDraft(`${draft}/read`, isDirty ? { ...read, entered } : null, (kept) => {
    const version = versionIn(kept, valuesIn);
    if (version) setRead(version);
  });
  /** The fields that are not what they were. */
  const changed = Object.keys(present.values).filter(
    (name) => Reflect.get(present.values, name) !== Reflect.get(read.values, name),
  );
  const isNewer = present.revision > read.revision;
  const isConflict = isNewer && isDirty && changed.length > 0;
  const keepMine = () => setRead(present);
  const takeTheirs = () => {
    setRead(present);
    reset(present.values);
  };
  useEffect(() => {
    if (!isNewer || isConflict) return;
    if (isDirty) keepMine();
    else takeTheirs();
  });
  return { isConflict, changed, keepMine, takeTheirs };
}

function versionIn<Values>(
  kept: unknown,
  valuesIn: (kept: unknown) => Values | null,
): Version<Values> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { revision, values }: { revision?: unknown; values?: unknown } = kept;
  const ours = valuesIn(values);
  return typeof revision === 'number' && ours ? { revision, values: ours } : null;
}
