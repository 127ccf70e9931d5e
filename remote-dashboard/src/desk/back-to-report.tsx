import { useDirty } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { Button, Group, IconArrowLeft, Modal, Text } from '@portal/platform/ui';
import { useState } from 'react';
import classes from './back-to-report.module.css';

interface BackToReportProps {
  /** The template has changes that are not saved: asks first. */
  readonly isUnsaved: boolean;
  readonly onBack: () => void;
}

/** The way from a template to the own report, which keeps no change of the template. */
export function BackToReport({ isUnsaved, onBack }: BackToReportProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  // To other pages the shell asks.
  useDirty(isUnsaved);
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes.back ?? ''}
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={() => (isUnsaved ? setAsking(true) : onBack())}
      >
        {t('desk.back')}
      </Button>
      <Modal
        opened={isAsking}
        onClose={stay}
        title={t('desk.leave_title')}
        centered
        closeButtonProps={{ 'aria-label': t('saved.close') }}
      >
        <Text>{t('desk.leave_text')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onBack}>
            {t('desk.leave')}
          </Button>
          <Button onClick={stay} data-autofocus>
            {t('desk.stay')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
