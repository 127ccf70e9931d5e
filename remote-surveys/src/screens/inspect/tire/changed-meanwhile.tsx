import type { Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, Stack } from '@portal/platform/ui';
import type { Formats } from '../../../axles/formats.ts';
import type { SurveyChange } from '../../../live/events.ts';
import { useReadingText } from '../found/use-reading-text.ts';

interface ChangedMeanwhileProps {
  readonly wheel: Wheel;
  readonly formats: Formats;
  /** The change as it was reported; undefined if it was only noticed. */
  readonly change: SurveyChange | undefined;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Warns that another user has saved a tire during input; the input is kept. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { wheel, formats, change, onKeep, onTake } = props;
  const { t, wordsLocale } = useWords();
  const readingText = useReadingText(formats);
  const values = readingText(wheel.reading);
  const time = new Intl.DateTimeFormat(wordsLocale, { timeStyle: 'short' });
  return (
    <Alert color="amber" role="status">
      <Stack gap="xs">
        <span>
          {change
            ? t('live.tire', {
                name: change.by || t('live.somebody'),
                values,
                time: time.format(new Date(change.at)),
              })
            : t('live.tire_found', { values })}
        </span>
        <Group gap="xs">
          <Button size="md" variant="default" onClick={onKeep}>
            {t('live.keep')}
          </Button>
          <Button size="md" variant="default" onClick={onTake}>
            {t('conflict.theirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
