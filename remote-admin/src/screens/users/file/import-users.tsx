import { userColumns } from '@portal/contract/admin';
import { formatInteger } from '@portal/platform/format';
import { useDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import {
  Alert,
  Button,
  Facts,
  IconDownload,
  IconUpload,
  PanelSkeleton,
  Stack,
  Text,
} from '@portal/platform/ui';
import { useRef } from 'react';
import classes from '../people/people.module.css';
import { countOutcomes } from './row-text.ts';
import { useUserFile } from './use-user-file.ts';
import { UserRows } from './user-rows.tsx';

const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const;

/** Users from a CSV file: first what it would do, then, once that was seen, the rows that are right. */
export function ImportUsers() {
  const { t } = useWords();
  const { close } = useDrawer();
  const input = useRef<HTMLInputElement>(null);
  const { read, problem, isTrying, isSaving, ...file } = useUserFile();
  const counts = countOutcomes(read?.rows ?? []);
  const taken = counts.added + counts.changed;
  const choose = t(read ? 'users.import.another' : 'users.import.choose');
  return (
    <Stack gap="md">
      <Text>{t('users.import.text')}</Text>
      <Text size="sm" c="dimmed">
        {t('users.import.columns')} <code translate="no">{userColumns.join(', ')}</code>
      </Text>
      <div className={classes.buttons}>
        {/* The browser's own control speaks the browser's language. */}
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={choose}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) file.tryFile(chosen);
            // The same file can be chosen again once it was mended.
            currentTarget.value = '';
          }}
        />
        <Button
          variant={read ? 'default' : 'filled'}
          leftSection={<IconUpload size={16} aria-hidden />}
          loading={isTrying}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={file.isWriting}
          onClick={file.writeAll}
        >
          {t('users.import.write')}
        </Button>
      </div>
      <div role="alert">{problem && <Alert color="red">{problem}</Alert>}</div>
      {isTrying && <PanelSkeleton count={3} label={t('users.import.trying')} />}
      {read && !isTrying && (
        <>
          <div role="status">
            <Text fw={600}>{t(read.isSaved ? 'users.import.saved' : 'users.import.tried')}</Text>
            <Facts
              facts={outcomes.map((outcome) => [
                t(`users.import.outcome_of.${outcome}`),
                formatInteger(counts[outcome]),
              ])}
            />
          </div>
          <UserRows rows={read.rows} />
          <div className={classes.buttons}>
            {read.isSaved || taken === 0 ? (
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
