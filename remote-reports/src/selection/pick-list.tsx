import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { MultiSelect } from '@portal/platform/ui';
import { type Chosen, withIds } from './chosen.ts';

/** Choices that are offered at once; typing finds the others. */
const mostShown = 100;

interface PickListProps<Row> {
  readonly chosen: Chosen<Row>;
  /** What is offered for what was typed. */
  readonly offered: readonly Row[];
  /** A row as its id and text. */
  readonly choiceOf: (row: Row) => readonly [id: number, text: string];
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onOpen: () => void;
  readonly most: number;
}

/** Picks what the address chooses. */
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
