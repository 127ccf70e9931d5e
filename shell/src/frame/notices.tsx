import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import classes from './notices.module.css';

interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
}

/** How long a notice stays that is no error (milliseconds). Errors stay until they are closed. */
const stay = 6_000;

const colours = { success: 'green', error: 'red', info: 'brand' } as const;

/** What remotes have to say in passing. Read out politely; never takes the focus. */
export function Notices() {
  const { t } = useWords();
  const [notices, setNotices] = useState<readonly Notice[]>([]);

  useEffect(() => {
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const remove = (id: number) => setNotices((all) => all.filter((notice) => notice.id !== id));
    const subscription = bus.on(notified).subscribe(({ tone, text }) => {
      count += 1;
      const id = count;
      setNotices((all) => [...all, { id, tone, text }]);
      if (tone !== 'error') timers.add(setTimeout(() => remove(id), stay));
    });
    return () => {
      subscription.unsubscribe();
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  return (
    <div className={classes.notices} role="status" aria-live="polite">
      {notices.map(({ id, tone, text }) => (
        <Alert
          key={id}
          color={colours[tone]}
          variant="filled"
          withCloseButton
          closeButtonLabel={t('popup.close')}
          onClose={() => setNotices((all) => all.filter((notice) => notice.id !== id))}
        >
          {text}
        </Alert>
      ))}
    </div>
  );
}
