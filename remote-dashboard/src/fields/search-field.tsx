import { IconSearch, TextInput, useSearchText } from '@portal/platform/ui';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Most characters that the server searches for. */
  readonly longest: number;
  readonly onSearch: (text: string) => void;
}

/** A search that asks once typing rests. */
export function SearchField({ label, value, longest, onSearch }: SearchFieldProps) {
  const [text, type] = useSearchText(value, onSearch);

  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={longest}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
