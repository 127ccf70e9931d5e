import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Button, IconRefresh, InfoButton, VisuallyHidden } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { failureText } from '../failure-text.ts';
import classes from './changes.module.css';

/** Keys of the texts that explain how findings are made. */
const explained = ['changes.how_found', 'changes.how_noise', 'changes.how_money'] as const;

interface ChangesHeadProps {
  readonly titleId: string;
  /** The numbers in the answer; undefined before the first answer. */
  readonly answer: { readonly findings: number; readonly comparisons: number } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  /** The button that folds the findings. */
  readonly children: ReactNode;
}

/** The panel's header line: the number of findings, or why there are none. */
export function ChangesHead(props: ChangesHeadProps) {
  const { titleId, answer, error, isFetching, onRetry, children } = props;
  const { t } = useWords();
  const hasFailed = error !== null && !answer;
  const counted = (key: string, count: number) => t(key, { count, n: formatInteger(count) });
  return (
    <div className={classes.head}>
      <h2 className={classes.title} id={titleId}>
        {t('changes.title')}
      </h2>
      {!answer && !error && <VisuallyHidden role="status">{t('shell:ui.loading')}</VisuallyHidden>}
      {answer && (
        <span className={classes.quiet} role="status">
          {answer.findings > 0
            ? counted('changes.count', answer.findings)
            : answer.comparisons > 0
              ? counted('changes.none', answer.comparisons)
              : t('changes.too_few')}
        </span>
      )}
      {hasFailed && (
        <span className={classes.quiet} role="alert">
          {t('changes.failed', { reason: t(failureText(error)) })}
        </span>
      )}
      <span className={classes.tools}>
        {hasFailed && (
          <Button
            size="compact-sm"
            variant="default"
            loading={isFetching}
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={onRetry}
          >
            {t('shell:ui.retry')}
          </Button>
        )}
        <InfoButton label={t('changes.how')} sentences={explained.map((key) => t(key))} />
        {children}
      </span>
    </div>
  );
}
