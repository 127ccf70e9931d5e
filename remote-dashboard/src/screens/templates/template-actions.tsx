import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { useCallback, useState } from 'react';
import classes from '../../lists/list.module.css';
import { RowMenu } from '../../lists/row-menu.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useDeleteTemplate } from './use-delete-template.ts';
import { useOpenTemplate } from './use-open-template.ts';

/** What can be done with a template; one whose account is lost can only be run for another fleet. */
export function TemplateActions({ row }: { readonly row: TemplateRow }) {
  const { t } = useWords();
  const [isRenaming, setRenaming] = useState(false);
  const opening = useOpenTemplate();
  const deleting = useDeleteTemplate();
  const closeRename = useCallback(() => setRenaming(false), []);
  const { report_name: name, account_lost } = row;
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        aria-label={t('saved.open_named', { name })}
        disabled={account_lost}
        loading={opening.isPending}
        onClick={() => opening.mutate({ row, edit: false })}
      >
        {t('saved.open')}
      </Button>
      <RowMenu
        name={name}
        items={[
          { label: t('saved.edit'), onClick: () => opening.mutate({ row, edit: true }) },
          { label: t('saved.rename'), onClick: () => setRenaming(true) },
          { label: t('saved.delete'), onClick: () => deleting.mutate(row) },
        ]}
      />
      <RenameDialog row={row} opened={isRenaming} onClose={closeRename} />
    </div>
  );
}
