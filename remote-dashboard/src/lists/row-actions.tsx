import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { type ReactNode, useCallback, useState } from 'react';
import classes from './list.module.css';
import { RowMenu, type RowMenuProps } from './row-menu.tsx';

interface RowActionsProps {
  /** Of the row. */
  readonly name: string;
  /** It cannot be opened as it is. */
  readonly isLost: boolean;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
  /** What else the menu has, before the others. */
  readonly more?: RowMenuProps['items'];
  /** The dialog that gives it another name. */
  readonly renaming: (opened: boolean, onClose: () => void) => ReactNode;
}

/** What can be done with a row of something kept: it is opened, renamed and deleted. */
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
