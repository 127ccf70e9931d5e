import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { SearchField } from '@portal/platform/lists';
import { Button, Checkbox, Group, QuietRefresh } from '@portal/platform/ui';
import { useCallback } from 'react';
import type { ListView } from './list-params.ts';
import type { PickKind } from './pick-list.query.ts';
import type { PickedIds } from './use-picking.ts';

interface PickListToolsProps {
  readonly kind: PickKind;
  readonly picked: PickedIds;
  readonly onPick: (picked: PickedIds) => void;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly isRefreshing: boolean;
}

/**
 * The controls above a pick list: everything or a choice, all rows or the selected ones, and the
 * search.
 */
export function PickListTools(props: PickListToolsProps) {
  const { kind, picked, onPick, view, onView, isRefreshing } = props;
  const { t } = useWords();
  const count = picked?.length ?? 0;
  const showsAll = picked === null || (view.onlySelected && count > 0);
  const onSearch = useCallback(
    (search: string) => onView({ ...view, page: 1, search }),
    [view, onView],
  );
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="md">
        <Checkbox
          label={t(`pick.${kind}.select_all`)}
          checked={picked === null}
          onChange={(event) => onPick(event.currentTarget.checked ? null : [])}
        />
        <Button
          size="compact-sm"
          variant="default"
          disabled={count === 0}
          onClick={() => onView({ ...view, page: 1, onlySelected: !view.onlySelected })}
        >
          {showsAll
            ? t(`pick.${kind}.show_all`)
            : t(`pick.${kind}.show_selected`, { n: formatInteger(count) })}
        </Button>
        <QuietRefresh active={isRefreshing} />
      </Group>
      <SearchField
        label={t(`pick.${kind}.search`)}
        isCompact
        value={view.search}
        onSearch={onSearch}
      />
    </Group>
  );
}
