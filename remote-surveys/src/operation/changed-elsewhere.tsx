import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Facts, Group, Stack, Text } from '@portal/platform/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './changed-elsewhere.module.css';

interface ChangedElsewhereProps {
  readonly title: string;
  readonly text: string;
  /** What there is now, by the names of the fields; none where only what `children` tell has changed. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** What has changed that is no field of the form, with what can be done about it. */
  readonly children?: ReactNode;
}

/** Somebody has changed meanwhile what a form changes: what it is now, and which of both stays. */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { title, text, facts, onKeepMine, onTakeTheirs, children } = props;
  const { t } = useWords();
  const notice = useRef<HTMLDivElement>(null);
  // What was pressed to save is far below, and does nothing until this is answered.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
    notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      className={classes.notice}
      color="amber"
      role="alert"
      title={title}
    >
      <Stack gap="sm">
        {children}
        {facts.length > 0 && (
          <>
            <Text size="sm">{text}</Text>
            <Facts facts={facts} />
            <Group>
              <Button variant="default" onClick={onTakeTheirs}>
                {t('conflict.theirs')}
              </Button>
              <Button variant="default" onClick={onKeepMine}>
                {t('conflict.mine')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Alert>
  );
}
