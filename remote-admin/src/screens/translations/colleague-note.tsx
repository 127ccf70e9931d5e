import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Stack, Text } from '@portal/platform/ui';
import classes from './words-table.module.css';

interface ColleagueNoteProps {
  /** A sentence that says who saved meanwhile and when. */
  readonly text: string;
  /** The texts that the colleague saved, with their language. */
  readonly theirs: readonly { readonly text: string; readonly lang?: string }[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Shows a colleague's changes since a text was read; the user's own draft stays. */
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
