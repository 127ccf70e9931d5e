import { useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { Button, Stack, Text } from '@portal/platform/ui';
import { replaceEntry } from '../../../merging/settling/replace-entry.ts';
import { refusalText } from '../../../operation/refusal-text.ts';
import type { YardCodes } from '../../../unsent/texts/use-value-text.ts';
import { ClashChoice } from './clash-choice.tsx';
import { RefusedTrouble } from './refused-trouble.tsx';
import { useEntryAction } from './use-entry-action.ts';
import { useVerdict } from './use-verdict.ts';
import { WholeTrouble } from './whole-trouble.tsx';

interface EntryTroubleProps {
  readonly entry: Entry;
  readonly isOnline: boolean;
}

/** Why an entry needs attention, and ways to solve it. */
export function EntryTrouble({ entry, isOnline }: EntryTroubleProps) {
  const { t } = useWords();
  const settling = useEntryAction();
  const { verdict, present } = useVerdict(entry, isOnline);
  const part = () => {
    switch (verdict?.kind) {
      case undefined:
        return <Text size="sm">{t(isOnline ? 'unsent.comparing' : 'unsent.compare_later')}</Text>;
      case 'clash':
        return (
          <ClashChoice
            entry={entry}
            clash={verdict}
            yards={{ ...yardIn(entry.read), ...yardIn(present) }}
            settling={settling}
          />
        );
      case 'whole':
        return <WholeTrouble entry={entry} reason={verdict.reason} settling={settling} />;
      case 'refused':
        return <RefusedTrouble entry={entry} settling={settling} />;
      case 'merged':
        return (
          <Button
            size="md"
            loading={settling.isSettling}
            onClick={() => settling.settle(() => replaceEntry(entry, verdict.next))}
          >
            {t('unsent.merge')}
          </Button>
        );
    }
  };
  return (
    <Stack gap="xs" align="start">
      {part()}
      <div role="alert">
        {settling.error && (
          <Text size="sm" c="red">
            {refusalText(t, settling.error)}
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** The location code in a unit's row, by location id. */
function yardIn(row: unknown): YardCodes {
  const { location_id, location_code }: { location_id?: unknown; location_code?: unknown } =
    Object(row);
  return typeof location_id === 'number' && typeof location_code === 'string'
    ? { [location_id]: location_code }
    : {};
}
