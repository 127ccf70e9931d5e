import { useWords } from '@portal/platform/i18n';
import { useDeployment } from '../deployment/deployment-context.ts';
import { fallbackLanguageName } from './fallback-language.ts';
import classes from './language-name.module.css';

/** The native name of a language and, if it has no texts, the language shown instead. */
export function LanguageName({ locale, name }: { locale: string; name: string }) {
  const { t, wordsLocale } = useWords();
  const words = fallbackLanguageName(locale, useDeployment().shell.languages, wordsLocale);
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
