import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { currentUser, useUser } from '@portal/platform/session';
import { Alert, Button, Group } from '@portal/platform/ui';
import { useCallback, useEffect, useState } from 'react';
import classes from './notices.module.css';

interface Notice {
  readonly id: number;
  /** The user signed in at the time; null for none. Other users may neither read nor undo it. */
  readonly login: string | null;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  readonly action: { readonly label: string; readonly perform: () => void } | null;
}

/** Milliseconds before a notice disappears. Errors stay until they are closed. */
const stay = 6_000;

/** The same for a notice with an action. */
const stayWithAction = 12_000;

const colours = { success: 'green', error: 'red', info: 'brand' } as const;

/** Notices from remotes. Announced politely; never take the focus. */
export function Notices() {
  const { t } = useWords();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const person = useUser()?.Login;
  const shown = notices.filter(({ login }) => !login || !person || login === person);

  const remove = useCallback(
    (id: number) => setNotices((all) => all.filter((notice) => notice.id !== id)),
    [],
  );

  useEffect(() => {
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const subscription = bus.on(notified).subscribe(({ tone, text, action = null }) => {
      count += 1;
      const id = count;
      const login = currentUser()?.Login ?? null;
      setNotices((all) => [...all, { id, login, tone, text, action }]);
      if (tone !== 'error')
        timers.add(setTimeout(() => remove(id), action ? stayWithAction : stay));
    });
    return () => {
      subscription.unsubscribe();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [remove]);

  return (
    <div className={classes.notices} role="status" aria-live="polite">
      {shown.map(({ id, tone, text, action }) => (
        <Alert
          key={id}
          data-tone={tone}
          color={colours[tone]}
          variant="filled"
          withCloseButton
          closeButtonLabel={t('popup.close')}
          onClose={() => remove(id)}
        >
          <Group justify="space-between" gap="xs">
            <span className={classes.text}>{text}</span>
            {action && (
              <Button
                size="compact-sm"
                variant="white"
                color={colours[tone]}
                onClick={() => {
                  remove(id);
                  action.perform();
                }}
              >
                {action.label}
              </Button>
            )}
          </Group>
        </Alert>
      ))}
    </div>
  );
}
