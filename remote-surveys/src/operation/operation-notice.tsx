import { useWords } from '@portal/platform/i18n';
import { Alert, IconAlertTriangle, IconCircleCheck } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { useWaitingWrites } from '../device/pending/use-waiting-writes.ts';
import type { Operation } from './operation.ts';
import classes from './operation-notice.module.css';
import { useOperation } from './use-operation.ts';

/** Milliseconds within which a write ends after it was stored here, with or without success. */
const shortly = 5000;

/** The outcome of the last write, shown above what it changed unless it is reported elsewhere. */
export function OperationNotice() {
  const { t } = useWords();
  const { operation: last, clear } = useOperation();
  const operation = last?.isTold ? null : last;
  const waiting = useWaitingWrites({});
  const waits = ({ at }: Operation) =>
    waiting.some(
      ({ writtenAt }) => writtenAt <= at && Date.parse(at) - Date.parse(writtenAt) < shortly,
    );
  const isError = operation?.isError ?? false;
  const Mark = isError ? IconAlertTriangle : IconCircleCheck;
  const place = useRef<HTMLDivElement>(null);
  // The action may be far below: scrolls its outcome into view.
  const known = useRef(operation);
  useEffect(() => {
    if (operation && operation !== known.current) {
      place.current?.scrollIntoView({ block: 'nearest' });
      // The focused element disappeared with a closed notice, as after Undo.
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
