import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { FailedField, OptionsField } from '@portal/platform/reports';
import { failureText } from '../../../failure-text.ts';
import type { Narrowing } from './narrowing.query.ts';

interface NarrowingFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly offered: UseQueryResult<readonly Narrowing[]>;
  readonly chosen: readonly number[];
  readonly onChosen: (ids: number[]) => void;
}

/**
 * The field to choose any number of an account's groups or regions; omitted if the account has
 * none.
 */
export function NarrowingField(props: NarrowingFieldProps) {
  const { t } = useWords();
  const { label, placeholder, offered, chosen, onChosen } = props;
  if (offered.error)
    return <FailedField label={label} text={t(failureText(offered.error))} failed={offered} />;
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
