import { useWords } from '@portal/platform/i18n';
import { useTableRoom } from '@portal/platform/lists';
import { Link } from '@portal/platform/routing';
import {
  Button,
  type Icon,
  IconChevronDown,
  IconTruck,
  IconUpload,
  Menu,
} from '@portal/platform/ui';
import { useOfflineReason } from '../../device/network/use-offline.ts';
import {
  addUnitPath,
  importUnitsPath,
  removedTiresPath,
  surveysPath,
  workPath,
} from '../../paths.ts';

interface YardPage {
  readonly to: (id: number) => string;
  readonly label: string;
  readonly icon?: Icon;
  /** Cannot be opened without a network. */
  readonly isOnline?: true;
}

const pages: readonly YardPage[] = [
  { to: surveysPath, label: 'yard.surveys' },
  { to: workPath, label: 'work.title', isOnline: true },
  { to: removedTiresPath, label: 'removed_tires.title', isOnline: true },
  { to: addUnitPath, label: 'unit.add.open', icon: IconTruck },
  { to: importUnitsPath, label: 'import.open', icon: IconUpload },
];

/** Links to the location's other pages; in a menu on phones. */
export function YardPages({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const isOnPhone = useTableRoom() === 'phone';
  const reason = useOfflineReason();
  const shown = pages.map(({ to, label, icon: Mark, isOnline }) => ({
    key: label,
    to: to(locationId),
    // A link cannot be disabled.
    lock: isOnline && reason !== undefined ? { disabled: true, title: reason } : null,
    look: { leftSection: Mark && <Mark size={16} aria-hidden />, children: t(label) },
  }));
  if (!isOnPhone) {
    return shown.map(({ key, to, lock, look }) =>
      lock ? (
        <Button key={key} variant="default" {...look} {...lock} />
      ) : (
        <Button key={key} variant="default" {...look} component={Link} to={to} />
      ),
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('yard.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {shown.map(({ key, to, lock, look }) =>
          lock ? (
            <Menu.Item key={key} {...look} {...lock} />
          ) : (
            <Menu.Item key={key} {...look} component={Link} to={to} />
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
