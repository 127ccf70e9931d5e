import { useWords } from '@portal/platform/i18n';
import { Button, TextInput } from '@portal/platform/ui';
import { type KeyboardEvent, useState } from 'react';
import classes from './scan.module.css';

interface TypedCodeProps {
  readonly label: string;
  readonly onText: (text: string) => void;
}

/** What stands on the label, by hand or by a scanner that types. */
export function TypedCode({ label, onText }: TypedCodeProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const take = () => {
    if (text.trim() !== '') onText(text.trim());
  };
  // No form of its own: a dialog may belong to a form, which must not be sent.
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
