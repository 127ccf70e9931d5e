import { useWords } from '@portal/platform/i18n';
import { Alert, IconAlertTriangle, IconCircleCheck } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { useWaiting } from '../device/pending/use-waiting.ts';
import type { Operation } from './operation.ts';
import classes from './operation-notice.module.css';
import { useOperation } from './use-operation.ts';

/** A write ends within so long after it was kept here (milliseconds), whatever comes of it. */
const shortly = 5000;

/** What came of the last write, above what it changed, unless that is told elsewhere. */
export function OperationNotice() {
  const { t } = useWords();
  const { operation: last, clear } = useOperation();
  const operation = last?.isTold ? null : last;
  const waiting = useWaiting({});
  const waits = ({ at }: Operation) =>
    waiting.some(
      ({ writtenAt }) => writtenAt <= at && Date.parse(at) - Date.parse(writtenAt) < shortly,
    );
  const isError = operation?.isError ?? false;
  const Mark = isError ? IconAlertTriangle : IconCircleCheck;
  const place = useRef<HTMLDivElement>(null);
  // What was done may be far below: what came of it is brought on screen.
  const known = useRef(operation);
  useEffect(() => {
    if (operation && operation !== known.current) {
      place.current?.scrollIntoView({ block: 'nearest' });
      // What had the focus is gone with a notice that was closed, as after Undo.
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    }
    known.current = operation;
  }, [operation]);
  return (
    <div ref={place} tabIndex={-1} className={classes.place} role={isError ? 'alert' : 'status'}>
      {operation && (
        <Alert
          color={isError ? 'red' : 'green'}
          icon={<Mark aria-hidden />}
          withCloseButton
          closeButtonLabel={t('operation.close')}
          onClose={clear}
        >
          {operation.description}
          {operation.isError || !waits(operation) ? null : <div>{t('device.waits')}</div>}
        </Alert>
      )}
    </div>
  );
}
