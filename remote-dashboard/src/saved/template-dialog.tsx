import type { SavedReport, TemplateRow } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useCallback, useRef } from 'react';
import { templatesPath } from '../paths.ts';
import { NameDialog } from './name-dialog.tsx';
import { notifySaved } from './notify-saved.ts';
import { saveTemplate } from './save-template.ts';
import { useSavedText } from './use-saved-text.ts';

interface TemplateDialogProps {
  readonly opened: boolean;
  readonly saved: SavedReport | null;
  readonly onClose: () => void;
  /** Called once the dialog is closed. */
  readonly onSaved?: (row: TemplateRow) => void;
}

/** Saves a report as a new template. */
export function TemplateDialog({ opened, saved, onClose, onSaved }: TemplateDialogProps) {
  const { t } = useWords();
  const textOf = useSavedText();

  const made = useRef<TemplateRow | null>(null);
  const close = useCallback(() => {
    onClose();
    if (made.current) onSaved?.(made.current);
    made.current = null;
  }, [onClose, onSaved]);

  const save = async (name: string, key: string) => {
    if (!saved) return;
    const row = await saveTemplate({ name, saved, key });
    notifySaved({
      text: t('templates.saved', { name: row.report_name }),
      action: t('templates.show_list'),
      list: templatesPath,
    });
    made.current = row;
  };

  return (
    <NameDialog
      opened={opened}
      kind="templates"
      draft="new-template"
      title={t('saved.template_title')}
      text={saved ? textOf(saved) : t('saved.nothing')}
      confirm={t('saved.template_confirm')}
      onName={save}
      onClose={close}
    />
  );
}
