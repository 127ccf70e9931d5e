import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import {
  Alert,
  Badge,
  Button,
  Group,
  IconDeviceFloppy,
  IconEdit,
  Stack,
  Text,
} from '@portal/platform/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { datesProblem, readSelection } from '../selection/selection-params.ts';
import { urlKeys } from '../selection/url-keys.ts';
import type { ChangeView } from '../selection/use-view-params.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { NoParameters } from './no-parameters.tsx';
import { saveProblemOf } from './save-problem.ts';
import type { OpenTemplate } from './saved-report.ts';
import classes from './template-bar.module.css';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateGone } from './template-gone.tsx';
import { TemplateNotes } from './template-notes.tsx';
import { useTemplate } from './use-template.ts';

interface OpenedTemplateProps {
  readonly open: OpenTemplate;
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  readonly wayBack: (isUnsaved: boolean) => ReactNode;
}

/** The template in view: its name, whether it is run or edited, and how its changes are saved. */
export function OpenedTemplate({ open, params, change, wayBack }: OpenedTemplateProps) {
  const { t } = useWords();
  const [isSavingAs, setSavingAs] = useState(false);
  const closeSaveAs = useCallback(() => setSavingAs(false), []);
  const state = useTemplate(open, params, change);
  const { found, template, present, isChanged, isChangedElsewhere, saving } = state;
  const isGone = isCallFailure(found.error) && found.error.code === 'unknown_value';
  const problem = isGone || !template ? found.error : null;
  const standing = isChanged ? 'saved.unsaved' : 'saved.all_saved';
  const saveAs = () => setSavingAs(true);
  const lacksFleet = readSelection(params).fleet === null;
  const isAccountLost = template?.account_lost === true && lacksFleet;
  const lacksParameters = (lacksFleet && !isAccountLost) || datesProblem(params) !== null;

  return (
    <Stack gap="xs">
      {wayBack(open.edit && isChanged)}
      {problem && (
        <TemplateGone
          error={problem}
          canSave={present !== null}
          onSaveAs={saveAs}
          onRetry={() => void found.refetch()}
        />
      )}
      {template && !isGone && (
        <section className={classes.bar} aria-label={t('saved.template')}>
          <Group gap="xs" className={classes.name}>
            <Text fw={600} dir="auto">
              {template.report_name}
            </Text>
            <Badge variant="light" color={open.edit ? 'brand' : 'gray'}>
              {t(open.edit ? 'saved.mode_edit' : 'saved.mode_run')}
            </Badge>
          </Group>
          {open.edit ? (
            <Group gap="sm">
              <Text size="sm" c="dimmed" role="status">
                {t(present === null ? 'saved.incomplete' : standing)}
              </Text>
              <Button
                size="xs"
                leftSection={<IconDeviceFloppy size={16} aria-hidden />}
                disabled={!isChanged || present === null || isChangedElsewhere}
                loading={saving.isPending}
                onClick={state.save}
              >
                {t('saved.save_changes')}
              </Button>
            </Group>
          ) : (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconEdit size={16} aria-hidden />}
              onClick={() => void change({ [urlKeys.edit]: '1' })}
            >
              {t('saved.edit')}
            </Button>
          )}
        </section>
      )}
      {template && !isGone && (
        <TemplateNotes dropped={template.dropped} isAccountLost={isAccountLost} />
      )}
      {template && !isGone && lacksParameters && <NoParameters params={params} />}
      {template && isChangedElsewhere && !isGone && (
        <ChangedElsewhere
          name={template.report_name}
          hasOwn={open.edit && isChanged && present !== null}
          isBusy={saving.isPending}
          onNewest={state.loadNewest}
          onSaveAs={saveAs}
          onOverwrite={() => state.overwrite()}
        />
      )}
      {saving.error && !isChangedElsewhere && !isGone && (
        <Alert color="red" role="alert">
          {t(saveProblemOf(saving.error, 'templates'))}
        </Alert>
      )}
      <TemplateDialog
        opened={isSavingAs}
        saved={present}
        onClose={closeSaveAs}
        onSaved={(row) => void state.showRow(row)}
      />
    </Stack>
  );
}
