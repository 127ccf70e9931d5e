import { useEffect, useState } from 'react';

/** Pause in typing before the search is made (milliseconds). */
const rest = 500;

/**
 * Manages the text of a search field that searches after a pause in typing. A search set elsewhere,
 * such as by the address, replaces the typed text; the field's own search preserves its spaces.
 *
 * @param value the current search, trimmed
 * @param onSearch receives the trimmed text; a new function restarts the pause
 * @returns the field's text, and a function that changes it
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
