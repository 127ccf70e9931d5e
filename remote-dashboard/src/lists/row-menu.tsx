import { useWords } from '@portal/platform/i18n';
import { ActionIcon, IconDots, Menu } from '@portal/platform/ui';

export interface RowMenuProps {
  /** The name of the row. */
  readonly name: string;
  readonly items: readonly {
    readonly label: string;
    readonly onClick: () => void;
  }[];
}

/** The menu with the other actions of a row. */
export function RowMenu({ name, items }: RowMenuProps) {
  const { t } = useWords();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('saved.more', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, onClick }) => (
          <Menu.Item key={label} onClick={onClick}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
