import { useEffect, useState } from 'react';

/** How long typing rests before the search is made, in milliseconds. */
const rest = 500;

/**
 * What stands in a search field whose search is made once typing rests. A search that came from
 * elsewhere, such as the address, replaces what was typed; one's own keeps its spaces.
 *
 * @param value what is searched for, without spaces around
 * @param onSearch gets the text without spaces around; a new function starts the rest anew
 * @returns the field's text, and what changes it
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, on: value });
  const isOwn = typed.on === value || typed.text.trim() === value;
  const text = isOwn ? typed.text : value;

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), rest);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return [text, (next) => setTyped({ text: next, on: value })];
}
