import type { ListDefinition, ListFilter } from '@portal/contract/wire';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { Button, IconFilter, SegmentedControl, Select } from '../ui/ui.ts';
import { activeFilters } from './active-filters.ts';
import classes from './list.module.css';
import { filterNames } from './list-view.ts';
import { SearchField } from './search-field.tsx';
import type { AnyList } from './use-list.ts';
import { useTableRoom } from './use-table-room.ts';

interface ListFiltersProps {
  readonly list: AnyList;
  /** Custom controls, shown before the declared ones. */
  readonly children?: ReactNode;
}

/**
 * The search and a control for each filter with declared values. A phone has room for one control
 * beside the search; if there are several, a button opens them.
 */
export function ListFilters({ list, children }: ListFiltersProps) {
  const { t } = useWords();
  const id = useId();
  const { definition, view, change } = list;
  const isPhone = useTableRoom() === 'phone';
  const [isOpen, setOpen] = useState(false);
  const search = useCallback(
    (text: string) => change({ search: text }, { replace: true }),
    [change],
  );
  const hasButton = isPhone && (Boolean(children) || declared(definition).length > 1);
  const set = activeFilters(definition, view).length;
  return (
    <div className={classes.filters} data-beside={hasButton && !isOpen ? '' : undefined}>
      {hasButton && (
        <Button
          variant={set > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {set > 0 ? t('shell:filter.button_set', { n: set }) : t('shell:filter.button')}
        </Button>
      )}
      {(!hasButton || isOpen) && (
        <div className={classes.choices} id={id}>
          {children}
          {declared(definition).map(([name, filter]) => (
            <FilterControl
              key={name}
              filter={filter}
              value={view.filters[name] ?? ''}
              onChange={(value) => change({ filters: { [name]: value } })}
            />
          ))}
        </div>
      )}
      <SearchField label={t(definition.words.search)} value={view.search} onSearch={search} />
    </div>
  );
}

/** Returns the filters with declared values, which get a control. */
const declared = ({ filters }: ListDefinition) =>
  Object.entries(filters).filter(([, filter]) => (filterNames(filter)?.length ?? 0) > 0);

interface FilterControlProps {
  readonly filter: ListFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A menu if the filter can be off, otherwise a row of buttons. */
function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const { t } = useWords();
  const { label, words, every } = filter;
  const data = (filterNames(filter) ?? []).map((name) => ({
    value: name,
    label: words === undefined ? name : t(`${words}.${name}`),
  }));
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
