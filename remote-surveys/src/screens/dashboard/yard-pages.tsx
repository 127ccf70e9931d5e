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
}

const pages: readonly YardPage[] = [
  { to: surveysPath, label: 'yard.surveys' },
  { to: workPath, label: 'work.title' },
  { to: removedTiresPath, label: 'removed_tires.title' },
  { to: addUnitPath, label: 'unit.add.open', icon: IconTruck },
  { to: importUnitsPath, label: 'import.open', icon: IconUpload },
];

/** The other pages of a yard; a phone has them in a menu. */
export function YardPages({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const isOnPhone = useTableRoom() === 'phone';
  if (isOnPhone) {
    return (
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
            {t('yard.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {pages.map(({ to, label, icon: Mark }) => (
            <Menu.Item
              key={label}
              component={Link}
              to={to(locationId)}
              leftSection={Mark && <Mark size={16} aria-hidden />}
            >
              {t(label)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  }
  return pages.map(({ to, label, icon: Mark }) => (
    <Button
      key={label}
      component={Link}
      to={to(locationId)}
      variant="default"
      leftSection={Mark && <Mark size={16} aria-hidden />}
    >
      {t(label)}
    </Button>
  ));
}
