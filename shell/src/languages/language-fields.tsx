import { useWords } from '@portal/platform/i18n';
import { Select } from '@portal/platform/ui';
import { useState } from 'react';
import { regionOf } from '../words/regions.ts';
import type { ChoiceProps } from './choice-props.ts';
import { LanguageName } from './language-name.tsx';

/** The chooser on a small screen: a field for the region, then one for the language. */
export function LanguageFields({ all, picked, onPick }: ChoiceProps) {
  const { t } = useWords();
  const [region, setRegion] = useState<string>(regionOf(picked));
  const languages = all.find((each) => each.region === region)?.languages ?? [];
  return (
    <>
      <Select
        label={t('languages.region')}
        data={all.map((each) => ({
          value: each.region,
          label: t(`languages.region.${each.region}`),
        }))}
        value={region}
        allowDeselect={false}
        onChange={(next) => setRegion(next ?? region)}
      />
      <Select
        key={region}
        label={t('header.language')}
        placeholder={t('languages.choose')}
        data={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
        value={languages.some(({ locale }) => locale === picked) ? picked : null}
        allowDeselect={false}
        onChange={(next) => next && onPick(next)}
        renderOption={({ option }) => <LanguageName locale={option.value} name={option.label} />}
      />
    </>
  );
}
