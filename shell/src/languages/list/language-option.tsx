import type { LocaleRow } from '@portal/contract/portal';
import { IconCheck } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import type { ChoiceProps } from '../choice-props.ts';
import { LanguageName } from '../language-name.tsx';
import classes from './language-list.module.css';

interface LanguageOptionProps extends Pick<ChoiceProps, 'onPick' | 'onPreview'> {
  id: string;
  language: LocaleRow;
  picked: boolean;
}

/** A language of the list, reached with the arrow keys of the list's field. */
export function LanguageOption({ id, language, picked, onPick, onPreview }: LanguageOptionProps) {
  const { locale, name } = language;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picked) place.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the list's field
    <div
      ref={place}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={picked}
      className={classes.option}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(locale)}
      onPointerEnter={() => onPreview(locale)}
    >
      <LanguageName locale={locale} name={name} />
      <IconCheck size={16} aria-hidden className={classes.check} />
    </div>
  );
}
