import type { SavedReport, TemplateRow } from '@portal/contract/fleet-dashboard';
import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { call } from '../calls.ts';
import { type UrlPatch, urlKeys } from '../selection/url-keys.ts';
import type { ChangeView } from '../selection/use-view-params.ts';
import { keptLists, templateQuery } from './kept.query.ts';
import { addressOf, type OpenTemplate, savedReportOf } from './saved-report.ts';

/** Leaves nothing of one address and takes another. */
const inPlaceOf = (present: URLSearchParams, next: URLSearchParams): UrlPatch => ({
  ...Object.fromEntries([...present.keys()].map((key) => [key, null])),
  ...Object.fromEntries(next),
});

/** What is saved, without what differs from one browser tab to the next. */
const contentOf = (saved: SavedReport | null): string => JSON.stringify({ ...saved, tab_id: '' });

/** The template that an address is of, what has become of it since, and how it is saved. */
export function useTemplate(open: OpenTemplate, params: URLSearchParams, change: ChangeView) {
  const { t } = useWords();
  const client = useQueryClient();
  const { id, edit } = open;
  const query = templateQuery(id);
  // Whoever comes back from another tab, where it may have been changed, is told at once.
  const found = useQuery({ ...query, refetchOnWindowFocus: true });
  const { data: template } = found;
  const [ownRevision, setOwnRevision] = useState(0);
  const present = savedReportOf(params, 'combined');
  const kept = template ? savedReportOf(addressOf(template.saved_report), 'combined') : present;
  // An address that names no revision is of the one that is read now.
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
      void client.invalidateQueries({ queryKey: keptLists.templates });
      void showRow(row);
    },
    // Whether somebody else has changed or deleted it.
    onError: () => void found.refetch(),
  });

  return {
    found,
    template,
    /** What the address shows, as it would be saved; null when that is nothing whole. */
    present,
    isChanged: contentOf(present) !== contentOf(kept),
    /** Somebody has saved it since it was opened here. */
    isChangedElsewhere: template !== undefined && template.revision > read,
    saving,
    save: () => present && saving.mutate({ revision: read, saved: present }),
    overwrite: () =>
      present && template && saving.mutate({ revision: template.revision, saved: present }),
    showRow,
    /** Takes the newest one in place of what is looked at, which the browser's Back brings again. */
    loadNewest: () => {
      if (!template) return;
      saving.reset();
      const { revision, saved_report } = template;
      void change(inPlaceOf(params, addressOf(saved_report, { id, edit, revision })));
    },
  };
}
