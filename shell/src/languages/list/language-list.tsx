import { useWords } from '@portal/platform/i18n';
import { CloseButton, IconSearch, Text, TextInput } from '@portal/platform/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { ChoiceProps } from '../choice-props.ts';
import classes from './language-list.module.css';
import { LanguageOption } from './language-option.tsx';

interface LanguageListProps extends Omit<ChoiceProps, 'all'> {
  /** The languages to choose from, by region. */
  listed: ChoiceProps['all'];
  search: string;
  onSearch: (text: string) => void;
}

/** The languages as a list, searched and navigated from its field. */
export function LanguageList(props: LanguageListProps) {
  const { listed, search, onSearch, picked, onPick, onPreview } = props;
  const { t } = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // The dialog focuses the field as it opens, but has already done so if the list came later.
  useEffect(() => {
    const dialog = field.current?.closest('[role="dialog"]');
    if (dialog?.contains(document.activeElement)) field.current?.focus();
  }, []);
  const locales = listed.flatMap(({ languages }) => languages.map(({ locale }) => locale));
  const optionId = (locale: string) => `${id}-${locale}`;

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || locales.length === 0) return;
    event.preventDefault();
    const from = locales.indexOf(picked);
    const start = from < 0 && step < 0 ? 0 : from;
    onPick(locales.at((start + step) % locales.length) ?? picked);
  };
  return (
    <div className={classes.side}>
      <TextInput
        ref={field}
        type="search"
        role="combobox"
        data-autofocus
        label={t('languages.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          search && (
            <CloseButton
              aria-label={t('list.clear_search')}
              onClick={() => {
                onSearch('');
                field.current?.focus();
              }}
            />
          )
        }
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={walk}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={locales.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={locales.includes(picked) ? optionId(picked) : undefined}
      />
      <div className={classes.box}>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('header.language')}
          className={classes.list}
          onPointerLeave={() => onPreview(null)}
        >
          {listed.map(({ region, languages }) => (
            // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, no fieldsets
            <div key={region} role="group" aria-label={t(`languages.region.${region}`)}>
              <div className={classes.region} aria-hidden>
                {t(`languages.region.${region}`)}
              </div>
              {languages.map((language) => (
                <LanguageOption
                  key={language.locale}
                  id={optionId(language.locale)}
                  language={language}
                  picked={language.locale === picked}
                  onPick={onPick}
                  onPreview={onPreview}
                />
              ))}
            </div>
          ))}
        </div>
        <Text role="status" size="sm" c="dimmed" className={classes.status}>
          {locales.length === 0
            ? t('languages.none', { search: search.trim() })
            : t('languages.count', { count: locales.length })}
        </Text>
      </div>
    </div>
  );
}
