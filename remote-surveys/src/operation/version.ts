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
    readonly reset: (values: Values, options?: { readonly keepDefaultValues: boolean }) => void;
    readonly watch: () => Values;
    readonly formState: { readonly isDirty: boolean };
  };
  /** The values among what this browser kept; null for what is none of ours. */
  readonly valuesIn: (kept: unknown) => Values | null;
  /** Whether something is asked that is no field of the form. */
  readonly isAsked?: boolean;
  /** Says that it is saved, where the row turns out to be as it was entered. */
  readonly onSaved: () => void;
}

/**
 * Whether somebody else has changed a row since its form was filled, also before a reload that has
 * brought the draft back. Nothing is asked of who has entered nothing, who just sees what there is
 * now, or where every field that has changed is what was entered, as after a save whose answer was lost.
 */
export function useConflict<Values extends object>(options: ConflictOptions<Values>) {
  const { draft, form, read, setRead, present, valuesIn, isAsked, onSaved } = options;
  const { reset, watch, formState } = form;
  const { isDirty } = formState;
  const entered = watch();
  // It is written whenever the draft is: another tab that has saved takes both away.
  useDraft(`${draft}/read`, isDirty ? { ...read, entered } : null, (kept) => {
    const version = versionIn(kept, valuesIn);
    if (version) setRead(version);
  });
  /** The fields that are neither what they were nor what was entered. */
  const changed = Object.keys(present.values).filter(
    (name) => differ(name, present.values, read.values) && differ(name, present.values, entered),
  );
  const isEntered = !Object.keys(present.values).some((name) =>
    differ(name, present.values, entered),
  );
  const isNewer = present.revision > read.revision;
  const isConflict = isNewer && isDirty && (changed.length > 0 || isAsked === true);
  const takeTheirs = () => {
    setRead(present);
    reset(present.values);
  };
  /** What was entered stays; fields that were not touched are as they are now. */
  const keepMine = () => {
    const touched = Object.entries(entered).filter(([name]) => differ(name, entered, read.values));
    takeTheirs();
    reset({ ...present.values, ...Object.fromEntries(touched) }, { keepDefaultValues: true });
  };
  useEffect(() => {
    if (!isNewer || isConflict) return;
    if (isDirty && !isEntered) setRead(present);
    else takeTheirs();
    if (isDirty && isEntered) onSaved();
  });
  return { isConflict, changed, keepMine, takeTheirs };
}

const differ = (name: string, one: object, other: object): boolean =>
  JSON.stringify(Reflect.get(one, name)) !== JSON.stringify(Reflect.get(other, name));

function versionIn<Values>(
  kept: unknown,
  valuesIn: (kept: unknown) => Values | null,
): Version<Values> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { revision, values }: { revision?: unknown; values?: unknown } = kept;
  const ours = valuesIn(values);
  return typeof revision === 'number' && ours ? { revision, values: ours } : null;
}
