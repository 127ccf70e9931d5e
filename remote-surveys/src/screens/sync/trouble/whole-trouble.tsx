import { useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { Link } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { Button, Group, Stack, Text } from '@portal/platform/ui';
import { useState } from 'react';
import {
  type Reason,
  type Resolution,
  resolutionsByReason,
} from '../../../merging/verdict/reasons.ts';
import { directResolutions } from '../../../merging/ways/direct-resolutions.ts';
import { placeOf } from '../../../unsent/texts/place-of.ts';
import { subjectOf } from '../../../unsent/texts/subject-of.ts';
import { savesUnit } from '../../../unsent/texts/use-field-name.ts';
import { CorrectionField } from './mending/correction-field.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useChangedBy } from './use-changed-by.ts';
import type { EntryAction } from './use-entry-action.ts';

interface WholeTroubleProps {
  readonly entry: Entry;
  readonly reason: Reason;
  readonly settling: EntryAction;
}

/** Why an entry as a whole cannot be applied, and the ways out. */
export function WholeTrouble({ entry, reason, settling }: WholeTroubleProps) {
  const { t } = useWords();
  const changedBy = useChangedBy();
  const isAdministrator = useRight('TVADMIN');
  const [isReopening, setReopening] = useState(false);
  const place = placeOf(subjectOf(entry));
  const { unit_number }: { unit_number?: unknown } = Object(entry.options.body);
  const isPossible = (way: Resolution) => {
    if (way === 'look') return place !== null;
    if (way === 'reopen') return isAdministrator;
    return way === 'new_unit' ? savesUnit(entry) : true;
  };
  const buttonOf = (way: Resolution) => {
    const text = t(`unsent.way.${way}`);
    if (way === 'other_number') return null;
    if (way === 'look')
      return (
        <Button key={way} size="md" variant="default" component={Link} to={place ?? ''}>
          {text}
        </Button>
      );
    const take = () =>
      way === 'reopen' ? setReopening(true) : settling.settle(() => directResolutions[way](entry));
    return (
      <Button key={way} size="md" variant="default" loading={settling.isSettling} onClick={take}>
        {text}
      </Button>
    );
  };
  const ways = resolutionsByReason[reason].filter(isPossible);
  return (
    <Stack gap="sm">
      <Text size="sm">
        {[
          t(`unsent.reason.${reason}`, { number: String(unit_number ?? '') }),
          changedBy(entry),
          reason === 'survey_finished' && !isAdministrator && t('unsent.reason.no_administrator'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <Group gap="xs">{ways.map(buttonOf)}</Group>
      {ways.includes('other_number') && (
        <CorrectionField entry={entry} path="unit_number" settling={settling} />
      )}
      <ReopenDialog entry={entry} opened={isReopening} onClose={() => setReopening(false)} />
    </Stack>
  );
}
