import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { RowActions } from '../../lists/row-actions.tsx';
import { useOpenTemplate } from '../../lists/use-open-template.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useDeleteTemplate } from './use-delete-template.ts';

/**
 * The actions of a template. If its account is lost, it cannot be opened as it is, only edited to
 * run for another fleet.
 */
export function TemplateActions({ row }: { readonly row: TemplateRow }) {
  const { t } = useWords();
  const opening = useOpenTemplate();
  const deleting = useDeleteTemplate();
  return (
    <RowActions
      name={row.report_name}
      isLost={row.account_lost}
      isOpening={opening.isPending}
      onOpen={() => opening.mutate({ row, edit: false })}
      onDelete={() => deleting.mutate(row)}
      more={[{ label: t('saved.edit'), onClick: () => opening.mutate({ row, edit: true }) }]}
      renaming={(opened, onClose) => <RenameDialog row={row} opened={opened} onClose={onClose} />}
    />
  );
}
