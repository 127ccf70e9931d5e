import { useWords } from '@portal/platform/i18n';
import { Button, Group, IconClock, Text, VisuallyHidden } from '@portal/platform/ui';
import { useEffect, useId, useState } from 'react';
import { useConfirmedSignOut } from '../guard/use-confirmed-sign-out.tsx';
import { checkSession } from '../session/session-check.ts';
import { verifySession } from '../session/verify-session.ts';
import { timeInWords } from './time-in-words.ts';
import { useBorrowedFocus } from './use-borrowed-focus.ts';
import classes from './warning-panel.module.css';

/**
 * The time left in the session, with buttons to stay or sign out. Announced once; takes the focus
 * only if a dialog would trap the keyboard.
 */
export function WarningPanel({ seconds }: { seconds: number }) {
  const { t, wordsLocale } = useWords();
  const { signOut, dialog } = useConfirmedSignOut();
  const [stay, setStay] = useState<'offered' | 'under_way' | 'failed'>('offered');
  const [announced] = useState(seconds);
  const [title, text] = [useId(), useId()];
  const panel = useBorrowedFocus<HTMLElement>();
  const left = (time: number) =>
    t('session.warning.left', { time: timeInWords(time, wordsLocale) });

  useEffect(() => {
    const timer = setInterval(checkSession, 1_000);
    return () => clearInterval(timer);
  }, []);

  const staySignedIn = async () => {
    setStay('under_way');
    const lives = await verifySession({ background: false });
    setStay(lives ? 'offered' : 'failed');
    checkSession();
  };

  return (
    <section
      ref={panel}
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={title}
      aria-describedby={text}
      tabIndex={-1}
      className={classes.panel}
    >
      <VisuallyHidden role="alert">
        {`${t('session.warning.title')} ${left(announced)} ${t('session.warning.text')}`}
      </VisuallyHidden>
      <Group gap="xs" wrap="nowrap">
        <IconClock size={20} aria-hidden />
        <Text id={title} fw={600}>
          {t('session.warning.title')}
        </Text>
      </Group>
      <Text role="timer" className={classes.time}>
        {left(seconds)}
      </Text>
      <Text id={text} size="sm">
        {t('session.warning.text')}
      </Text>
      {stay === 'failed' && (
        <Text role="alert" size="sm" c="red">
          {t('sign_in.unreachable')}
        </Text>
      )}
      <Group justify="flex-end" mt="sm" gap="sm">
        <Button variant="default" onClick={signOut}>
          {t('header.sign_out')}
        </Button>
        <Button loading={stay === 'under_way'} onClick={staySignedIn}>
          {t('session.warning.stay')}
        </Button>
      </Group>
      {dialog}
    </section>
  );
}
