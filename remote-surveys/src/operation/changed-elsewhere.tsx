import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Facts, Group, Stack, Text } from '@portal/platform/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './changed-elsewhere.module.css';

interface ChangedElsewhereProps {
  readonly title: string;
  readonly text: string;
  /** Present values by field name; empty if only the changes in `children` matter. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Changes that are not fields of the form, with the actions they allow. */
  readonly children?: ReactNode;
}

/**
 * Reports that another user has changed the data of a form: shows the present values and asks which
 * version to keep.
 */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { title, text, facts, onKeepMine, onTakeTheirs, children } = props;
  const { t } = useWords();
  const notice = useRef<HTMLDivElement>(null);
  // The save button may be far below, and does nothing until this is answered.
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
