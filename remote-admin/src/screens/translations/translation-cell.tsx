import type { Word } from '@portal/contract/admin';
import { useEffect, useRef } from 'react';
import type { Editing } from './use-editing.ts';
import { WordDisplay } from './word-display.tsx';
import { WordEditor } from './word-editor.form.tsx';
import classes from './words-table.module.css';

interface TranslationCellProps {
  readonly word: Word;
  readonly locale: string;
  readonly editing: Editing;
}

/** A translation, shown or open for editing. Keyboard focus moves along when that changes. */
export function TranslationCell({ word, locale, editing }: TranslationCellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const draft = editing.of(word);
  const isOpen = draft !== undefined;
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) cell.current?.querySelector<HTMLElement>('[data-entry]')?.focus();
  }, [isOpen]);

  return (
    <div ref={cell} className={classes.cell}>
      {draft ? (
        <WordEditor draft={draft} word={word} locale={locale} editing={editing} />
      ) : (
        <WordDisplay word={word} locale={locale} editing={editing} />
      )}
    </div>
  );
}
