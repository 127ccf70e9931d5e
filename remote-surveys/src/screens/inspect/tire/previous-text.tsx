import type { Wheel } from '@portal/contract/fleet-surveys';
import { formatDate, parseMeasure, toStored } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import type { Formats } from '../../../axles/formats.ts';
import { useMeasureText } from '../../../findings/use-measure-text.ts';
import type { Entry } from '../entry/entry.ts';
import { useReadingText } from '../found/use-reading-text.ts';

interface PreviousTextProps {
  readonly wheel: Wheel;
  readonly entry: Entry;
  readonly formats: Formats;
}

/** The tire's previous reading, its date, and the wear since then. */
export function PreviousText({ wheel: { previous }, entry, formats }: PreviousTextProps) {
  const { t } = useWords();
  const measureText = useMeasureText();
  const readingText = useReadingText(formats);
  if (!previous) return null;
  const { tread_depth: tread } = previous;
  const { tread_depth_format: unit } = formats;
  const treads = entry.treads.map(parseMeasure).filter((value) => value !== null);
  const worn =
    tread === null || treads.length === 0
      ? null
      : toStored(tread, unit) - toStored(Math.min(...treads), unit);
  const date = formatDate(previous.survey_date);
  return (
    <Text size="sm" c="dimmed">
      {t('reading.previous', { date, values: readingText(previous) })}{' '}
      {worn !== null &&
        worn >= 0 &&
        t('reading.worn', { value: measureText(worn / toStored(1, unit), unit) })}
    </Text>
  );
}
