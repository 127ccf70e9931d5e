import type { SavedReport, TemplateRow } from '@portal/contract/fleet-dashboard';
import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { call } from '../calls.ts';
import { type UrlPatch, urlKeys } from '../selection/url-keys.ts';
import type { ChangeView } from '../selection/use-view-params.ts';
import { savedListKeys, templateQuery } from './saved.query.ts';
import { addressOf, type OpenTemplate, savedReportOf } from './saved-report.ts';

/** Returns the changes that replace one address with another. */
const replacementPatch = (present: URLSearchParams, next: URLSearchParams): UrlPatch => ({
  ...Object.fromEntries([...present.keys()].map((key) => [key, null])),
  ...Object.fromEntries(next),
});

/** Returns the saved content without the id of the browser tab, for comparisons. */
const contentOf = (saved: SavedReport | null): string => JSON.stringify({ ...saved, tab_id: '' });

/**
 * Reads the template that is open at an address, checks whether it was changed elsewhere, and saves
 * it.
 */
export function useTemplate(open: OpenTemplate, params: URLSearchParams, change: ChangeView) {
  const { t } = useWords();
  const client = useQueryClient();
  const { id, edit } = open;
  const query = templateQuery(id);
  // Refetched when the user returns from another browser tab, where it may have been changed.
  const found = useQuery({ ...query, refetchOnWindowFocus: true });
  const { data: template } = found;
  const [ownRevision, setOwnRevision] = useState(0);
  const present = savedReportOf(params, 'combined');
  const kept = template ? savedReportOf(addressOf(template.saved_report), 'combined') : present;
  // An address without a revision is taken to have the revision just read.
  const read = Math.max(open.revision || (template?.revision ?? 0), ownRevision);

  const showRow = (row: Pick<TemplateRow, 'id' | 'revision'>) =>
    change(
      { [urlKeys.template]: String(row.id), [urlKeys.revision]: String(row.revision) },
      { replace: true },
    );

  const saving = useMutation({
    mutationFn: async ({ revision, saved }: { revision: number; saved: SavedReport }) => {
      const body = { revision, saved_report: saved };
      const row = await call('POST fleet_dashboard/update_template/{id}', { params: { id }, body });
      return { row, saved };
    },
    onSuccess: ({ row, saved }) => {
      setOwnRevision(row.revision);
      client.setQueryData(
        query.queryKey,
        (old) => old && { ...old, ...row, saved_report: saved, dropped: 0 },
      );
      bus.emit(notified, {
        tone: 'success',
        text: t('saved.changes_saved', { name: row.report_name }),
      });
      void client.invalidateQueries({ queryKey: savedListKeys.templates });
      void showRow(row);
    },
    // Checks whether it was changed or deleted elsewhere.
    onError: () => void found.refetch(),
  });

  return {
    found,
    template,
    /** The report that the address shows, as it would be saved; null if it is incomplete. */
    present,
    isChanged: contentOf(present) !== contentOf(kept),
    /** Whether it was saved elsewhere since it was opened here. */
    isChangedElsewhere: template !== undefined && template.revision > read,
    saving,
    save: () => present && saving.mutate({ revision: read, saved: present }),
    overwrite: () =>
      present && template && saving.mutate({ revision: template.revision, saved: present }),
    showRow,
    /**
     * Replaces the current view with the newest version; the browser's Back button brings the view
     * back.
     */
    loadNewest: () => {
      if (!template) return;
      saving.reset();
      const { revision, saved_report } = template;
      void change(replacementPatch(params, addressOf(saved_report, { id, edit, revision })));
    },
  };
}
