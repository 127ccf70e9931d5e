import { useWords } from '../i18n/i18n.ts';
import { DateField } from './date-field.tsx';

/** ISO dates; empty for none. */
interface Range {
  readonly from: string;
  readonly to: string;
}

export interface RangeFilterProps {
  readonly range: Range;
  /** The filters of a list, which name the fields by word keys. */
  readonly filters: Readonly<Record<keyof Range, { readonly label: string }>>;
  readonly onChange: (some: Partial<Range>) => void;
  /** Whether a date has to stand in each field. */
  readonly isRequired?: boolean;
  /** Hears whether a date is typed that cannot be. */
  readonly onWrong?: (isWrong: boolean) => void;
}

/** Whether a range ends before it starts, as an address may name it. */
export const isReversed = ({ from, to }: Range): boolean => from !== '' && to !== '' && to < from;

/** From when until when. A range that comes from elsewhere and ends before it starts says so at its end. */
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
