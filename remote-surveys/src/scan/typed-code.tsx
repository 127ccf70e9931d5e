import { useWords } from '@portal/platform/i18n';
import { Button, TextInput } from '@portal/platform/ui';
import { type KeyboardEvent, useState } from 'react';
import classes from './scan.module.css';

interface TypedCodeProps {
  readonly label: string;
  readonly onText: (text: string) => void;
}

/** A field for the contents of a label, typed by hand or by a keyboard scanner. */
export function TypedCode({ label, onText }: TypedCodeProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const take = () => {
    if (text.trim() !== '') onText(text.trim());
  };
  // Not a form of its own: the dialog may be inside a form, which must not be submitted.
  const takeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    <div className={classes.typed}>
      <TextInput
        label={label}
        size="md"
        className={classes.field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        value={text}
        onKeyDown={takeByEnter}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="md" onClick={take} disabled={text.trim() === ''}>
        {t('scan.take')}
      </Button>
    </div>
  );
}
