import { IconSearch, TextInput, useSearchText } from '@portal/platform/ui';
import { longestSearch } from './list-params.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search that asks once typing rests. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, type] = useSearchText(value, onSearch);

  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={longestSearch}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
