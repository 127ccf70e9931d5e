import { formatInteger } from '@portal/platform/format';
import type { UseQueryResult } from '@portal/platform/query';
import { FailedField } from '../../../fields/failed-field.tsx';
import { OptionsField } from '../../../fields/options-field.tsx';
import type { Narrowing } from './narrowing.query.ts';

interface NarrowingFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly offered: UseQueryResult<readonly Narrowing[]>;
  readonly chosen: readonly number[];
  readonly onChosen: (ids: number[]) => void;
}

/** Several groups, or several regions, of an account; an account without any has no field. */
export function NarrowingField(props: NarrowingFieldProps) {
  const { label, placeholder, offered, chosen, onChosen } = props;
  if (offered.error) return <FailedField label={label} failed={offered} />;
  if (offered.data?.length === 0) return null;
  return (
    <OptionsField
      label={label}
      placeholder={placeholder}
      options={offered.data?.map(({ id, name, locations }) => ({
        value: String(id),
        label: `${name} (${formatInteger(locations)})`,
      }))}
      chosen={chosen.map(String)}
      onChosen={(ids) => onChosen(ids.map(Number))}
    />
  );
}
