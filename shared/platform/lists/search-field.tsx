import { longestSearch } from '@portal/contract/wire';
import { useWords } from '../i18n/i18n.ts';
import { CloseButton, IconSearch, TextInput, useSearchText } from '../ui/ui.ts';

export interface SearchFieldProps {
  readonly label: string;
  /** The label stands in the empty field: for a bar that has no room above it. */
  readonly isCompact?: boolean;
  /** Most characters that the server takes; those of a list unless given. */
  readonly longest?: number;
  /** What is searched for, without spaces around. */
  readonly value: string;
  /** The same function at each render, or typing never rests. */
  readonly onSearch: (text: string) => void;
}

/** A search that asks once typing rests. */
export function SearchField({
  label,
  isCompact = false,
  longest = longestSearch,
  value,
  onSearch,
}: SearchFieldProps) {
  const { t } = useWords();
  const [text, type] = useSearchText(value, onSearch);
  const named = isCompact ? { 'aria-label': label, placeholder: label } : { label };

  return (
    <TextInput
      type="search"
      {...named}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text && (
          <CloseButton aria-label={t('shell:list.clear_search')} onClick={() => onSearch('')} />
        )
      }
      maxLength={longest}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
