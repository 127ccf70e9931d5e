import { unknownName } from '@portal/contract/reports';
import { useQuery } from '../../query/query.ts';
import { FailedField } from '../fields/failed-field.tsx';
import { OptionsField, type OptionsFieldProps } from '../fields/options-field.tsx';
import { optionStateOf } from '../figures/load-state.ts';
import { useReportSource } from '../source/source-context.ts';
import { useFailureText } from '../source/use-failure-text.ts';
import { filterNamesQuery } from './filter-names.query.ts';
import { useFilterWords } from './use-filter-words.ts';

interface LookedUpFieldProps extends Omit<OptionsFieldProps, 'options'> {
  readonly filter: string;
  readonly account: string;
  /** Values selected in the filter that narrows the names of this one. */
  readonly within: readonly string[];
  /** Whether the report has records that lack such a name. */
  readonly hasUnknown: boolean;
}

/** Field with names from the server, requested when the field is first shown. */
export function LookedUpField(props: LookedUpFieldProps) {
  const { filter, account, within, hasUnknown, ...field } = props;
  const source = useReportSource();
  const failure = useFailureText();
  const words = useFilterWords();
  const offered = useQuery({
    ...filterNamesQuery(source, filter, account, within),
    placeholderData: (before) => before,
  });
  if (offered.error)
    return <FailedField label={field.label} text={failure(offered.error).text} failed={offered} />;
  // Values chosen under an earlier selection stay visible, so that they can be removed.
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
