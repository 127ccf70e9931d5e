import { auditList, personText } from '@portal/contract/admin';
import { RangeFilter } from '@portal/platform/dates';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { Page, PageHeader } from '@portal/platform/ui';
import { call, fileOf } from '../../calls.ts';
import { useAuditCells } from './audit.columns.tsx';
import { ChangeDetails } from './change-details.tsx';

/** Audit: who changed what through the administration. */
export default function AuditPage() {
  const { t } = useWords();
  const list = useList(auditList, {
    key: ['audit'],
    ask: (body, signal) => call('POST admin/audit/get_changes', { body, signal }),
  });
  const { row, isOpen, open, close } = list.opened;
  const cells = useAuditCells(open);
  return (
    <Page width="wide">
      <PageHeader title={t('audit.page')} />
      <ListPanel
        list={list}
        cells={cells}
        filters={
          <RangeFilter
            range={list.view.filters}
            filters={auditList.filters}
            onChange={(filters) => list.change({ filters })}
          />
        }
        onFile={(selection, { format, signal }) =>
          fileOf('POST admin/audit/export_changes', { signal, body: { ...selection, format } })
        }
      />
      <FormDrawer opened={isOpen} title={row && personText(row.subject_name, t)} onClose={close}>
        {row && <ChangeDetails change={row} />}
      </FormDrawer>
    </Page>
  );
}
