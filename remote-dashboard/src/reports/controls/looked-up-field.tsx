import { unknownName } from '@portal/contract/reports';
import { useQuery } from '@portal/platform/query';
import { FailedField } from '../../fields/failed-field.tsx';
import { OptionsField, type OptionsFieldProps } from '../../fields/options-field.tsx';
import { optionStateOf } from '../load-state.ts';
import { filterNamesQuery, type LookedUpFilter } from './filter-names.query.ts';
import { useFilterWords } from './use-filter-words.ts';

interface LookedUpFieldProps extends Omit<OptionsFieldProps, 'options'> {
  readonly filter: LookedUpFilter;
  readonly account: string;
  readonly brands: readonly string[];
  /** The report has records of an unknown make. */
  readonly hasUnknown: boolean;
}

/** A field whose names the server knows: asked for when it is first shown. */
export function LookedUpField(props: LookedUpFieldProps) {
  const { filter, account, brands, hasUnknown, ...field } = props;
  const words = useFilterWords();
  const offered = useQuery({
    ...filterNamesQuery(filter, account, brands),
    placeholderData: (before) => before,
  });
  if (offered.error) return <FailedField label={field.label} failed={offered} />;
  // What was chosen under other brands can still be seen and taken away.
  const names = offered.data && [
    ...new Set([
      ...offered.data.filter((name) => hasUnknown || name !== unknownName),
      ...field.chosen,
    ]),
  ];
  return (
    <div data-status={optionStateOf(offered)}>
      <OptionsField
        {...field}
        options={names?.map((value) => ({ value, label: words.value(filter, value) }))}
      />
    </div>
  );
}
