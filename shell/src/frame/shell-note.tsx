import { useWords } from '@portal/platform/i18n';
import { Alert, Anchor, Group } from '@portal/platform/ui';
import { dismissShell, useNewShell } from '../deployment/new-shell.ts';
import classes from './shell-note.module.css';

/** Note that a newer portal is ready. It stays until the user acts on it. */
export function ShellNote() {
  const { t } = useWords();
  const version = useNewShell();
  return (
    <div className={classes.note} role="status">
      {version !== null && (
        <Alert
          color="brand"
          variant="default"
          withCloseButton
          closeButtonLabel={t('popup.close')}
          onClose={dismissShell}
        >
          <Group gap="xs">
            {t('new_shell.text')}
            <Anchor component="button" type="button" onClick={() => location.reload()}>
              {t('new_shell.reload')}
            </Anchor>
          </Group>
        </Alert>
      )}
    </div>
  );
}
