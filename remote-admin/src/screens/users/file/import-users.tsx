import { userColumns } from '@portal/contract/admin';
import { formatInteger } from '@portal/platform/format';
import { useDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import {
  Alert,
  Button,
  ChooseFileButton,
  Facts,
  IconDownload,
  PanelSkeleton,
  Stack,
  Text,
} from '@portal/platform/ui';
import classes from '../people/people.module.css';
import { countOutcomes, savedText } from './row-text.ts';
import { useUserFile } from './use-user-file.ts';
import { UserRows } from './user-rows.tsx';

const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const;

/**
 * Import of users from a CSV file: after a preview, the user confirms and the valid rows are saved.
 */
export function ImportUsers() {
  const { t } = useWords();
  const { close } = useDrawer();
  const { tried, problem, isTrying, isSaving, ...file } = useUserFile();
  const counts = countOutcomes(tried?.taken ?? []);
  const taken = counts.added + counts.changed;
  const choose = t(tried ? 'users.import.another' : 'users.import.choose');
  return (
    <Stack gap="md">
      <Text>{t('users.import.text')}</Text>
      <Text size="sm" c="dimmed">
        {t('users.import.columns')} <code translate="no">{userColumns.join(', ')}</code>
      </Text>
      <div className={classes.buttons}>
        <ChooseFileButton
          label={choose}
          accept=".csv,text/csv"
          variant={tried ? 'default' : 'filled'}
          loading={isTrying}
          onFile={file.tryFile}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={file.isWriting}
          onClick={file.write}
        >
          {t('users.import.write')}
        </Button>
      </div>
      <div role="alert">{problem && <Alert color="red">{problem}</Alert>}</div>
      {isTrying && <PanelSkeleton count={3} label={t('users.import.trying')} />}
      {tried && !isTrying && (
        <>
          <div role="status">
            <Text fw={600}>{tried.isSaved ? savedText(counts, t) : t('users.import.tried')}</Text>
            <Facts
              facts={outcomes.map((outcome) => [
                t(`users.import.outcome_of.${outcome}`),
                formatInteger(counts[outcome]),
              ])}
            />
          </div>
          <UserRows rows={tried.taken} />
          <div className={classes.buttons}>
            {tried.isSaved || taken === 0 ? (
              <Button variant="default" onClick={close}>
                {t('shell:form.close')}
              </Button>
            ) : (
              <Button loading={isSaving} onClick={file.save}>
                {t('users.import.confirm', { count: taken })}
              </Button>
            )}
          </div>
        </>
      )}
    </Stack>
  );
}
