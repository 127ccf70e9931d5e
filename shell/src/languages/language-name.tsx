import { useWords } from '@portal/platform/i18n';
import { useDeployment } from '../deployment/deployment-context.ts';
import classes from './language-name.module.css';
import { otherWords } from './words-note.ts';

/** A language in its own words, and in which words the portal speaks where it has none of its. */
export function LanguageName({ locale, name }: { locale: string; name: string }) {
  const { t, wordsLocale } = useWords();
  const words = otherWords(locale, useDeployment().shell.languages, wordsLocale);
  return (
    <span className={classes.language}>
      <span lang={locale} dir="auto">
        {name}
      </span>
      {words && (
        <span className={classes.note}>{t('languages.words_in', { language: words })}</span>
      )}
    </span>
  );
}
