import { useWords } from '../i18n/i18n.ts';
import { DateField } from './date-field.tsx';

/** ISO dates; empty for none. */
interface Range {
  readonly from: string;
  readonly to: string;
}

export interface RangeFilterProps {
  readonly range: Range;
  /** The filters of a list, with their label keys. */
  readonly filters: Readonly<Record<keyof Range, { readonly label: string }>>;
  readonly onChange: (some: Partial<Range>) => void;
  /** Whether both dates are required. */
  readonly isRequired?: boolean;
  /** Called with whether a typed date is invalid. */
  readonly onWrong?: (isWrong: boolean) => void;
}

/** Returns whether a range ends before it starts, which an address can contain. */
export const isReversed = ({ from, to }: Range): boolean => from !== '' && to !== '' && to < from;

/**
 * A filter with a start and an end date. If a range set from outside ends before it starts, the end
 * field shows the error.
 */
export function RangeFilter(props: RangeFilterProps) {
  const { range, filters, isRequired = false, onChange, onWrong } = props;
  const { t } = useWords();
  const { from, to } = range;
  return (
    <>
      <DateField
        label={t(filters.from.label)}
        value={from || null}
        required={isRequired}
        maximum={to || undefined}
        onChange={(day, { error }) => {
          onWrong?.(error !== null);
          if (!error) onChange({ from: day ?? '' });
        }}
      />
      <DateField
        label={t(filters.to.label)}
        value={to || null}
        required={isRequired}
        minimum={from || undefined}
        revealed={isReversed(range)}
        onChange={(day, { error }) => {
          onWrong?.(error !== null);
          if (!error) onChange({ to: day ?? '' });
        }}
      />
    </>
  );
}
