import { longestSearch } from '@portal/contract/wire';
import { useWords } from '../i18n/i18n.ts';
import { CloseButton, IconSearch, TextInput, useSearchText } from '../ui/ui.ts';

export interface SearchFieldProps {
  readonly label: string;
  /** Shows the label as a placeholder, for a bar without room above the field. */
  readonly isCompact?: boolean;
  /** Maximum number of characters that the server accepts; by default the limit of lists. */
  readonly longest?: number;
  /** The current search, trimmed. */
  readonly value: string;
  /** Must be a stable function; a new one would restart the typing delay at each render. */
  readonly onSearch: (text: string) => void;
}

/** A search field that searches after a pause in typing. */
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
