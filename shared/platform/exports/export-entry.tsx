import type { GeneratedExport } from '@portal/contract/portal';
import { formatInteger } from '../format/format.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button, Loader, Progress, Text } from '../ui/ui.ts';
import { exportFailureText } from './export-failure.ts';
import { isUnderWay } from './exports.query.ts';
import classes from './exports-popover.module.css';
import type { Exports } from './use-exports.ts';

interface ExportEntryProps {
  readonly of: GeneratedExport;
  readonly exports: Exports;
}

/** Bytes per unit, decimal. */
const [kilobyte, megabyte] = [1000, 1_000_000];

function sizeText(bytes: number, locale: string): string {
  const isSmall = bytes < megabyte;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(bytes / (isSmall ? kilobyte : megabyte));
}

/** Formats the time of day of an instant; the date is not needed, as exports expire after a day. */
const timeText = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(instant));

/** An export with its progress and actions. */
export function ExportEntry({ of: entry, exports }: ExportEntryProps) {
  const { t, wordsLocale } = useWords();
  const { id, name, state, done, of, size, failure, date_created } = entry;
  const time = timeText(date_created, wordsLocale);
  const isOnTheWay = exports.downloading === id;
  const texts = {
    waiting: () => t('shell:export.state_waiting'),
    running: () =>
      done < of ? t('shell:export.state_running', { done, n: of }) : t('shell:export.making'),
    ready: () => {
      const reports = t('shell:export.parts', { count: of, n: formatInteger(of) });
      return t('shell:export.state_ready', { reports, size: sizeText(size ?? 0, wordsLocale) });
    },
    cancelled: () => t('shell:export.state_cancelled'),
    failed: () => t(exportFailureText(failure)),
  };
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <Text
          size="xs"
          c={state === 'failed' ? 'var(--portal-text-error)' : 'dimmed'}
          role="status"
        >
          {`${time} · ${texts[state]()}`}
        </Text>
        {state === 'running' && (
          <Progress value={(100 * done) / Math.max(1, of)} size="sm" mt={4} aria-label={name} />
        )}
      </div>
      {isUnderWay(entry) && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('shell:export.cancel_of', { report: name })}
          onClick={() => exports.cancel(id)}
        >
          {t('shell:export.cancel')}
        </Button>
      )}
      {state === 'ready' && (
        <Button
          variant="light"
          size="compact-sm"
          aria-label={t('shell:export.download_of', { name })}
          aria-busy={isOnTheWay}
          leftSection={isOnTheWay && <Loader size={12} aria-hidden />}
          onClick={() => !isOnTheWay && exports.download(id)}
        >
          {t('shell:export.download')}
        </Button>
      )}
    </li>
  );
}
