import { useDraft } from '@portal/platform/guarding';
import { useEffect, useState } from 'react';

/** A row as it was read, as form values. */
export interface Version<Values> {
  readonly revision: number;
  readonly values: Values;
}

/** The version that the form was filled with: input counts as changes to it. */
export function useReadVersion<Values>(present: Version<Values>) {
  const [read, setRead] = useState(present);
  return { read, setRead, present };
}

interface ConflictOptions<Values extends object> extends ReturnType<typeof useReadVersion<Values>> {
  /** Key of the form's draft; the version that the form was filled with is stored along with it. */
  readonly draft: string;
  readonly form: {
    readonly reset: (values: Values, options?: { readonly keepDefaultValues: boolean }) => void;
    readonly watch: () => Values;
    readonly formState: { readonly isDirty: boolean };
  };
  /** Form values from browser storage; null if they are not valid. */
  readonly valuesIn: (kept: unknown) => Values | null;
  /** Whether there is a question outside the form's fields. */
  readonly isAsked?: boolean;
  /** Confirms the save, if the row already equals the input. */
  readonly onSaved: () => void;
}

/**
 * Whether another user has changed a row since its form was filled, even before a reload that
 * restored the draft. Without input there is no conflict; the form then simply shows the present
 * values. Nor is there one if every changed field equals the input, as after a save whose answer
 * was lost.
 */
export function useConflict<Values extends object>(options: ConflictOptions<Values>) {
  const { draft, form, read, setRead, present, valuesIn, isAsked, onSaved } = options;
  const { reset, watch, formState } = form;
  const { isDirty } = formState;
  const entered = watch();
  // Written together with the draft: another tab that saves removes both.
  useDraft(`${draft}/read`, isDirty ? { ...read, entered } : null, (kept) => {
    const version = versionIn(kept, valuesIn);
    if (version) setRead(version);
  });
  /** The fields whose present value is neither the one read nor the input. */
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
  /** Keeps the input; fields that were not touched get the present values. */
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
