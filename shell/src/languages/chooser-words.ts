export interface ChooserWords {
  readonly title: string;
  readonly button: string;
}

const english = { title: 'Choose your language', button: 'Continue' };
const spanish = { title: 'Elija su idioma', button: 'Continuar' };
const french = { title: 'Choisissez votre langue', button: 'Continuer' };

/**
 * Title and button of the chooser in each of its languages, even those without texts in the portal.
 */
const chooserWords: Readonly<Record<string, ChooserWords>> = {
  'en-US': english,
  'es-US': spanish,
  'en-CA': english,
  'fr-CA': french,
  'es-AR': spanish,
  'pt-BR': { title: 'Escolha seu idioma', button: 'Continuar' },
  'en-GB': english,
  'es-ES': spanish,
  'fr-FR': french,
  'de-DE': { title: 'Wählen Sie Ihre Sprache', button: 'Weiter' },
  'pt-PT': { title: 'Escolha o seu idioma', button: 'Continuar' },
  'it-IT': { title: 'Scegli la tua lingua', button: 'Continua' },
  'da-DK': { title: 'Vælg dit sprog', button: 'Fortsæt' },
  'nl-NL': { title: 'Kies uw taal', button: 'Doorgaan' },
  'bg-BG': { title: 'Изберете своя език', button: 'Продължаване' },
  'cs-CZ': { title: 'Vyberte svůj jazyk', button: 'Pokračovat' },
  'et-EE': { title: 'Valige oma keel', button: 'Jätka' },
  'fi-FI': { title: 'Valitse kielesi', button: 'Jatka' },
  'el-GR': { title: 'Επιλέξτε τη γλώσσα σας', button: 'Συνέχεια' },
  'hu-HU': { title: 'Válassza ki a nyelvet', button: 'Tovább' },
  'lv-LV': { title: 'Izvēlieties savu valodu', button: 'Turpināt' },
  'lt-LT': { title: 'Pasirinkite savo kalbą', button: 'Tęsti' },
  'no-NO': { title: 'Velg språk', button: 'Fortsett' },
  'pl-PL': { title: 'Wybierz swój język', button: 'Kontynuuj' },
  'ro-RO': { title: 'Alegeți limba dvs.', button: 'Continuați' },
  'ru-RU': { title: 'Выберите язык', button: 'Продолжить' },
  'sr-RS': { title: 'Изаберите свој језик', button: 'Настави' },
  'sl-SI': { title: 'Izberite svoj jezik', button: 'Nadaljuj' },
  'sv-SE': { title: 'Välj ditt språk', button: 'Fortsätt' },
  'uk-UA': { title: 'Виберіть свою мову', button: 'Продовжити' },
  'sk-SK': { title: 'Vyberte svoj jazyk', button: 'Pokračovať' },
  'zh-CN': { title: '选择您的语言', button: '继续' },
  'ja-JP': { title: '言語を選択してください', button: '続行' },
  'id-ID': { title: 'Pilih bahasa Anda', button: 'Lanjutkan' },
  'hi-IN': { title: 'अपनी भाषा चुनें', button: 'जारी रखें' },
};

/** Returns the chooser's texts in a language, and their language: English for an unknown one. */
export function wordsOfChooser(locale: string): ChooserWords & { readonly lang: string } {
  const own = chooserWords[locale];
  return own ? { ...own, lang: locale } : { ...english, lang: 'en-US' };
}

/** The languages of the chooser's own texts. */
export const chooserLocales: readonly string[] = Object.keys(chooserWords);
