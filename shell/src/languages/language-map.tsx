import { useWords } from '@portal/platform/i18n';
import { useState } from 'react';
import { regionOf } from '../words/regions.ts';
import type { ChoiceProps } from './choice-props.ts';
import classes from './chooser.module.css';
import { LanguageList } from './list/language-list.tsx';
import { RegionMap } from './map/region-map.tsx';
import { searchLanguages } from './search-languages.ts';

/** The chooser on a large screen: a map of the regions beside the list of languages. */
export function LanguageMap({ all, picked, onPick, onPreview }: ChoiceProps) {
  const { wordsLocale } = useWords();
  const [region, setRegion] = useState(regionOf(picked));
  const [search, setSearch] = useState('');
  const listed = search.trim()
    ? searchLanguages(all, search, wordsLocale)
    : all.filter((each) => each.region === region);
  return (
    <div className={classes.sides}>
      <RegionMap
        chosen={region}
        onChoose={(next) => {
          setRegion(next);
          setSearch('');
          onPreview(null);
        }}
      />
      <LanguageList
        listed={listed}
        search={search}
        onSearch={(text) => {
          setSearch(text);
          onPreview(null);
        }}
        picked={picked}
        onPick={(locale) => {
          onPick(locale);
          setRegion(regionOf(locale));
        }}
        onPreview={onPreview}
      />
    </div>
  );
}
