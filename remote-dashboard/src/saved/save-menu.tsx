import { useWords } from '@portal/platform/i18n';
import {
  Button,
  IconChevronDown,
  IconDeviceFloppy,
  IconStar,
  IconTemplate,
  Menu,
  Text,
} from '@portal/platform/ui';
import { useCallback, useState } from 'react';
import { FavoriteDialog } from './favorite-dialog.tsx';
import { savedReportOf, savedTabOf } from './saved-report.ts';
import { TemplateDialog } from './template-dialog.tsx';

interface SaveMenuProps {
  /** The complete address, with stored lists expanded. */
  readonly params: URLSearchParams;
}

/** Saves the view in the address as a template or a favorite. */
export function SaveMenu({ params }: SaveMenuProps) {
  const { t } = useWords();
  const [dialog, setDialog] = useState<'template' | 'favorite' | null>(null);
  const saved = savedReportOf(params, savedTabOf(params));
  const close = useCallback(() => setDialog(null), []);
  const icon = { size: 16, 'aria-hidden': true } as const;

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconDeviceFloppy {...icon} />}
            rightSection={<IconChevronDown {...icon} />}
          >
            {t('saved.save')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            disabled={saved === null}
            leftSection={<IconTemplate {...icon} />}
            onClick={() => setDialog('template')}
          >
            {t('saved.as_template')}
            {saved === null && (
              <Text size="xs" c="dimmed">
                {t('saved.nothing')}
              </Text>
            )}
          </Menu.Item>
          <Menu.Item leftSection={<IconStar {...icon} />} onClick={() => setDialog('favorite')}>
            {t('saved.as_favorite')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <TemplateDialog opened={dialog === 'template'} saved={saved} onClose={close} />
      <FavoriteDialog
        opened={dialog === 'favorite'}
        params={params}
        saved={saved}
        onClose={close}
      />
    </>
  );
}
