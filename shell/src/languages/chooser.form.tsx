import type { LocaleRow } from '@portal/contract/portal';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button } from '@portal/platform/ui';
import { type FormEvent, useState } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { chooseLanguage } from './choose-language.ts';
import classes from './chooser.module.css';
import { wordsOfChooser } from './chooser-words.ts';
import { LanguageFields } from './language-fields.tsx';
import { LanguageMap } from './language-map.tsx';
import { byRegion } from './search-languages.ts';

interface ChooserFormProps {
  locales: readonly LocaleRow[];
  isSmall: boolean;
  /** The locale in which title and button are shown. */
  previewed: string;
  onPreview: (locale: string) => void;
  onChosen: () => void;
}

/** The chooser's question, and the button that applies the language. */
export function ChooserForm(props: ChooserFormProps) {
  const { locales, isSmall, previewed, onPreview, onChosen } = props;
  const { t, locale } = useWords();
  const { shell } = useDeployment();
  const [picked, setPicked] = useState(locale);
  const [state, setState] = useState<'asking' | 'loading' | 'failed'>('asking');

  const pick = (next: string) => {
    setPicked(next);
    onPreview(next);
  };
  const choose = async (event: FormEvent) => {
    event.preventDefault();
    setState('loading');
    if (await chooseLanguage(picked, shell.languages)) onChosen();
    else setState('failed');
  };
  const words = wordsOfChooser(previewed);
  const Choice = isSmall ? LanguageFields : LanguageMap;
  return (
    <form className={classes.chooser} onSubmit={(event) => void choose(event)}>
      <Choice
        all={byRegion(locales)}
        picked={picked}
        onPick={pick}
        onPreview={(hovered) => onPreview(hovered ?? picked)}
      />
      {state === 'failed' && (
        <Alert role="alert" color="red">
          {t('words.not_reloaded')}
        </Alert>
      )}
      <Button
        type="submit"
        size="md"
        className={classes.button}
        loading={state === 'loading'}
        lang={words.lang}
      >
        {words.button}
      </Button>
    </form>
  );
}
