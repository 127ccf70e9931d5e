import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { type ReactNode, useCallback, useState } from 'react';
import classes from './list.module.css';
import { RowMenu, type RowMenuProps } from './row-menu.tsx';

interface RowActionsProps {
  /** The name of the row. */
  readonly name: string;
  /** Whether the row can no longer be opened. */
  readonly isLost: boolean;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
  /** Additional menu items, placed first. */
  readonly more?: RowMenuProps['items'];
  /** The dialog that renames the row. */
  readonly renaming: (opened: boolean, onClose: () => void) => ReactNode;
}

/** The actions of a template or favorite in a list: open, rename and delete. */
export function RowActions(props: RowActionsProps) {
  const { name, isLost, isOpening, onOpen, onDelete, more = [], renaming } = props;
  const { t } = useWords();
  const [isRenaming, setRenaming] = useState(false);
  const close = useCallback(() => setRenaming(false), []);
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        aria-label={t('saved.open_named', { name })}
        disabled={isLost}
        loading={isOpening}
        onClick={onOpen}
      >
        {t('saved.open')}
      </Button>
      <RowMenu
        name={name}
        items={[
          ...more,
          { label: t('saved.rename'), onClick: () => setRenaming(true) },
          { label: t('saved.delete'), onClick: onDelete },
        ]}
      />
      {renaming(isRenaming, close)}
    </div>
  );
}
