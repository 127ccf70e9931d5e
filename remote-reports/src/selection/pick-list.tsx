import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { MultiSelect } from '@portal/platform/ui';
import { type ChosenRecords, withIds } from './chosen-records.ts';

/** Maximum number of choices shown; typing finds the others. */
const mostShown = 100;

interface PickListProps<Row> {
  readonly chosen: ChosenRecords<Row>;
  /** Rows offered for the typed text. */
  readonly offered: readonly Row[];
  /** Returns the id and text of a row. */
  readonly choiceOf: (row: Row) => readonly [id: number, text: string];
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onOpen: () => void;
  readonly most: number;
}

/** Multi-select for the choice in the address. */
export function PickList<Row>(props: PickListProps<Row>) {
  const { chosen, offered, choiceOf, typed, onTyped, onOpen, most } = props;
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  const rows = new Map([...chosen.named, ...offered].map((row) => [choiceOf(row)[0], row]));
  const take = (next: readonly number[]) => {
    const taken = next.flatMap((id) => rows.get(id) ?? []);
    if (taken.length === next.length) chosen.know(taken);
    setParams((now) => withIds(now, chosen.key, next));
  };
  return (
    <MultiSelect
      label={t(`${chosen.key}.label`)}
      placeholder={chosen.ids.length === 0 ? t(`${chosen.key}.every`) : ''}
      data={[...rows.values()].map((row) => {
        const [id, label] = choiceOf(row);
        return { value: String(id), label };
      })}
      value={chosen.ids.map(String)}
      onChange={(next) => take(next.map(Number))}
      searchValue={typed}
      onSearchChange={onTyped}
      onDropdownOpen={onOpen}
      searchable
      hidePickedOptions
      limit={mostShown}
      maxValues={most}
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  );
}
