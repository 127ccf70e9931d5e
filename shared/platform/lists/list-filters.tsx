import type { ListFilter } from '@portal/contract/wire';
import { type ReactNode, useCallback } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { SegmentedControl, Select } from '../ui/ui.ts';
import classes from './list.module.css';
import { filterNames } from './list-view.ts';
import { SearchField } from './search-field.tsx';
import type { AnyList } from './use-list.ts';

interface ListFiltersProps {
  readonly list: AnyList;
  /** Controls of the screen's own, before the declared ones. */
  readonly children?: ReactNode;
}

/** Which rows are shown: a control for each filter whose values are declared, and the search. */
export function ListFilters({ list, children }: ListFiltersProps) {
  const { t } = useWords();
  const { definition, view, change } = list;
  const search = useCallback(
    (text: string) => change({ search: text }, { replace: true }),
    [change],
  );
  return (
    <div className={classes.filters}>
      {children}
      {Object.entries(definition.filters).map(([name, filter]) => (
        <FilterControl
          key={name}
          filter={filter}
          value={view.filters[name] ?? ''}
          onChange={(value) => change({ filters: { [name]: value } })}
        />
      ))}
      <SearchField label={t(definition.words.search)} value={view.search} onSearch={search} />
    </div>
  );
}

interface FilterControlProps {
  readonly filter: ListFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice that can leave nothing out is a menu; one that never does, a row of buttons. */
function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const { t } = useWords();
  const { label, words, every } = filter;
  const data = (filterNames(filter) ?? []).map((name) => ({
    value: name,
    label: words === undefined ? name : t(`${words}.${name}`),
  }));
  if (data.length === 0) return null;
  if (every === undefined)
    return <SegmentedControl aria-label={t(label)} data={data} value={value} onChange={onChange} />;
  return (
    <Select
      label={t(label)}
      allowDeselect={false}
      data={[{ value: '', label: t(every) }, ...data]}
      value={value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
