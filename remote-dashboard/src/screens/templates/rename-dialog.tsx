import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { NameDialog } from '../../saved/name-dialog.tsx';
import { templateQuery } from '../../saved/saved.query.ts';

interface RenameDialogProps {
  readonly row: TemplateRow;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * Renames a template. If it was changed elsewhere, the first attempt fails and loads its new
 * revision, so that the next one succeeds.
 */
export function RenameDialog({ row, opened, onClose }: RenameDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [known, setKnown] = useState(row.revision);
  const { id } = row;

  const rename = async (report_name: string) => {
    try {
      const body = { revision: Math.max(known, row.revision), report_name };
      await call('POST fleet_dashboard/update_template/{id}', { params: { id }, body });
      client.removeQueries({ queryKey: templateQuery(id).queryKey });
    } catch (error) {
      if (isCallFailure(error) && error.code === 'changed_elsewhere') {
        const { revision } = await client.fetchQuery({ ...templateQuery(id), staleTime: 0 });
        setKnown(revision);
      }
      throw error;
    }
  };

  return (
    <NameDialog
      opened={opened}
      kind="templates"
      draft={`rename-template/${id}`}
      title={t('templates.rename_title')}
      initial={row.report_name}
      confirm={t('saved.rename')}
      onName={rename}
      onClose={onClose}
    />
  );
}
