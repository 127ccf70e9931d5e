import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Stack, Text } from '@portal/platform/ui';
import classes from './words-table.module.css';

interface ColleagueNoteProps {
  /** Who saved meanwhile and when, as a sentence. */
  readonly text: string;
  /** What they saved, in their language. */
  readonly theirs: readonly { readonly text: string; readonly lang?: string }[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** What a colleague saved since a word was read, beside what is typed, which stays. */
export function ColleagueNote({ text, theirs, onTakeTheirs, onKeepMine }: ColleagueNoteProps) {
  const { t } = useWords();
  return (
    <Alert color="amber" title={t('colleague.title')}>
      <Stack gap="xs">
        <Text size="sm" dir="auto">
          {text}
        </Text>
        {theirs.map((each) => (
          <Text
            key={each.text}
            size="sm"
            fw={600}
            dir="auto"
            className={classes.text}
            {...(each.lang !== undefined && { lang: each.lang })}
          >
            {each.text}
          </Text>
        ))}
        <div className={classes.choices}>
          <Button variant="default" size="sm" onClick={onTakeTheirs}>
            {t('colleague.take')}
          </Button>
          <Button variant="default" size="sm" onClick={onKeepMine}>
            {t('colleague.keep')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
