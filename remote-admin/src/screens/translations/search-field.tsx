import { useWords } from '@portal/platform/i18n';
import { CloseButton, IconSearch, TextInput } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import classes from './words-filters.module.css';
import { longestSearch } from './words-view.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const rest = 500;

interface SearchFieldProps {
  readonly label: string;
  /** What is searched for, without spaces around. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search that asks once typing rests. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState({ text: value, on: value });
  // A search that came from elsewhere replaces what was typed; one's own keeps its spaces.
  const isOwn = typed.on === value || typed.text.trim() === value;
  const text = isOwn ? typed.text : value;

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), rest);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <TextInput
      type="search"
      label={label}
      className={classes.filter}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text && <CloseButton aria-label={t('filters.clear_search')} onClick={() => onSearch('')} />
      }
      maxLength={longestSearch}
      value={text}
      onChange={(event) => setTyped({ text: event.currentTarget.value, on: value })}
    />
  );
}
