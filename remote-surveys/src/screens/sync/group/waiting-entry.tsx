import { useMomentText, useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { Badge, Button, Text } from '@portal/platform/ui';
import { useState } from 'react';
import { toNamedWrite } from '../../../merging/settling/written-entry.ts';
import { writes } from '../../../merging/verdict/writes.ts';
import { useEntryTitle } from '../../../unsent/texts/use-entry-title.ts';
import { useFieldName } from '../../../unsent/texts/use-field-name.ts';
import { useValueText } from '../../../unsent/texts/use-value-text.ts';
import { EntryTrouble } from '../trouble/entry-trouble.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { entryLooks } from './entry-looks.ts';
import type { ShownState } from './groups.ts';
import classes from './waiting-entry.module.css';

interface WaitingEntryProps {
  readonly entry: Entry;
  readonly state: ShownState;
  readonly isOnline: boolean;
}

/** A waiting write: its contents, its state, and its actions. */
export function WaitingEntry({ entry, state, isOnline }: WaitingEntryProps) {
  const { t } = useWords();
  const momentText = useMomentText();
  const whatText = useEntryTitle();
  const fieldName = useFieldName();
  const valueText = useValueText();
  const [isAsked, setAsked] = useState(false);
  const what = whatText(entry);
  const { color, icon: Mark } = entryLooks[state];
  const changes = (writes[entry.call]?.changes(toNamedWrite(entry)) ?? []).map(
    ([field, value]) => `${fieldName(entry, field)}: ${valueText(entry, field, value)}`,
  );
  return (
    <li className={classes.entry} data-state={state}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Text fw={600}>
            <bdi>{what}</bdi>
          </Text>
          {changes.length > 0 && (
            <Text size="sm">
              <bdi>{changes.join(' · ')}</bdi>
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {t('unsent.written', { date: momentText(entry.writtenAt) })}
          </Text>
        </div>
        <Badge color={color} miw="max-content" leftSection={<Mark size={14} aria-hidden />}>
          {t(`unsent.state.${state}`)}
        </Badge>
        <Button
          size="md"
          variant="default"
          aria-label={t('unsent.discard.named', { what })}
          onClick={() => setAsked(true)}
        >
          {t('shell:form.discard')}
        </Button>
      </div>
      {state === 'attention' && <EntryTrouble entry={entry} isOnline={isOnline} />}
      <DiscardDialog entry={entry} what={what} opened={isAsked} onClose={() => setAsked(false)} />
    </li>
  );
}
