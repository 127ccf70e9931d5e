import { useWords } from '@portal/platform/i18n';
import { Alert, IconAlertTriangle, IconCircleCheck } from '@portal/platform/ui';
import classes from './operation-notice.module.css';
import { useOperation } from './use-operation.ts';

/** What came of the last write, above what it changed. */
export function OperationNotice() {
  const { t } = useWords();
  const { operation, clear } = useOperation();
  const isError = operation?.isError ?? false;
  const Mark = isError ? IconAlertTriangle : IconCircleCheck;
  return (
    <div className={classes.place} role={isError ? 'alert' : 'status'}>
      {operation && (
        <Alert
          color={isError ? 'red' : 'green'}
          icon={<Mark aria-hidden />}
          withCloseButton
          closeButtonLabel={t('operation.close')}
          onClose={clear}
        >
          {operation.description}
        </Alert>
      )}
    </div>
  );
}
