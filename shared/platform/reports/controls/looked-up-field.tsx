import { unknownName } from '@portal/contract/reports';
import { useQuery } from '../../query/query.ts';
import { FailedField } from '../fields/failed-field.tsx';
import { OptionsField, type OptionsFieldProps } from '../fields/options-field.tsx';
import { optionStateOf } from '../figures/load-state.ts';
import { useReportSource } from '../source/source-context.ts';
import { useFailure } from '../source/use-failure.ts';
import { filterNamesQuery } from './filter-names.query.ts';
import { useFilterWords } from './use-filter-words.ts';

interface LookedUpFieldProps extends Omit<OptionsFieldProps, 'options'> {
  readonly filter: string;
  readonly account: string;
  /** What is chosen in the filter whose choice leaves only its own names. */
  readonly within: readonly string[];
  /** The report has records that lack such a name. */
  readonly hasUnknown: boolean;
}

/** A field whose names the server knows: asked for when it is first shown. */
export function LookedUpField(props: LookedUpFieldProps) {
  const { filter, account, within, hasUnknown, ...field } = props;
  const source = useReportSource();
  const failure = useFailure();
  const words = useFilterWords();
  const offered = useQuery({
    ...filterNamesQuery(source, filter, account, within),
    placeholderData: (before) => before,
  });
  if (offered.error)
    return <FailedField label={field.label} text={failure(offered.error).text} failed={offered} />;
  // What was chosen under another choice can still be seen and taken away.
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
