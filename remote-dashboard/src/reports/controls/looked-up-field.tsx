import { useQuery } from '@portal/platform/query';
import { FailedField } from '../../fields/failed-field.tsx';
import { OptionsField, type OptionsFieldProps } from '../../fields/options-field.tsx';
import { optionStateOf } from '../load-state.ts';
import { filterNamesQuery, type LookedUpFilter } from './filter-names.query.ts';

interface LookedUpFieldProps extends Omit<OptionsFieldProps, 'options'> {
  readonly filter: LookedUpFilter;
  readonly account: string;
  readonly brands: readonly string[];
}

/** A field whose names the server knows: asked for when it is first shown. */
export function LookedUpField({ filter, account, brands, ...field }: LookedUpFieldProps) {
  const offered = useQuery({
    ...filterNamesQuery(filter, account, brands),
    placeholderData: (before) => before,
  });
  if (offered.error) return <FailedField label={field.label} failed={offered} />;
  // What was chosen under other brands can still be seen and taken away.
  const names = offered.data && [...new Set([...offered.data, ...field.chosen])];
  return (
    <div data-status={optionStateOf(offered)}>
      <OptionsField {...field} options={names?.map((value) => ({ value, label: value }))} />
    </div>
  );
}
