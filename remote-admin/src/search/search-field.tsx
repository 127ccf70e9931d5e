import { adminLimits } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { CloseButton, IconSearch, TextInput, useSearchText } from '@portal/platform/ui';

interface SearchFieldProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** What is searched for, without spaces around. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search that asks once typing rests. */
export function SearchField({ label, className, value, onSearch }: SearchFieldProps) {
  const { t } = useWords();
  const [text, type] = useSearchText(value, onSearch);

  return (
    <TextInput
      type="search"
      label={label}
      className={className ?? ''}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text && <CloseButton aria-label={t('filters.clear_search')} onClick={() => onSearch('')} />
      }
      maxLength={adminLimits.keyword}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
