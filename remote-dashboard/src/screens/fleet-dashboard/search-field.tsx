import { IconSearch, TextInput } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import { longestSearch } from './list-params.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const rest = 500;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search that asks once typing rests. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState({ text: value, on: value });
  const text = typed.on === value ? typed.text : value;

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), rest);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={longestSearch}
      value={text}
      onChange={(event) => setTyped({ text: event.currentTarget.value, on: value })}
    />
  );
}
