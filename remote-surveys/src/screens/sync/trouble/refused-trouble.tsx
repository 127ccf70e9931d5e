import { type Confirmation, confirmations } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { CallFailure, type FailureCode } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { type Entry, outbox } from '@portal/platform/offline';
import { Link } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { Button, Group, Stack, Text } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { useMeasureText } from '../../../findings/use-measure-text.ts';
import { replaceEntry } from '../../../merging/settling/replace-entry.ts';
import { refusalText } from '../../../operation/refusal-text.ts';
import { placeOf } from '../../../unsent/texts/place-of.ts';
import { subjectOf } from '../../../unsent/texts/subject-of.ts';
import { CorrectionField } from './mending/correction-field.tsx';
import { fieldKindAt } from './mending/field-kinds.ts';
import { bodyWith, valueAt } from './mending/mended-body.ts';
import type { EntryAction } from './use-entry-action.ts';

interface RefusedTroubleProps {
  readonly entry: Entry;
  readonly settling: EntryAction;
}

/**
 * An invalid field, or a question of the server: to be corrected or answered here, or on its page.
 */
export function RefusedTrouble({ entry, settling }: RefusedTroubleProps) {
  const { t } = useWords();
  const measureText = useMeasureText();
  const distance = useUser()?.UnitOfMeasurement === '1' ? 'mi' : 'km';
  const { failure, options } = entry;
  const { code = '', path = '', status = 0, details = {} } = failure ?? {};
  const place = placeOf(subjectOf(entry));
  const send = (body: unknown) =>
    settling.settle(() => replaceEntry(entry, { body: body as object, read: entry.read }));
  const look = place && (
    <Button size="md" variant="default" component={Link} to={place}>
      {t('unsent.way.look')}
    </Button>
  );
  const asked = questionsIn(details);
  if (code === 'not_confirmed')
    return (
      <RefusalMessage text={asked.map((question) => t(`unsent.question.${question}`)).join(' ')}>
        <Button
          size="md"
          variant="default"
          loading={settling.isSettling}
          onClick={() => {
            const at = path.endsWith('confirmed') ? path : 'confirmed';
            const known = valueAt(options.body, at);
            const said = Array.isArray(known) ? known : [];
            send(bodyWith(options.body, at, [...new Set([...said, ...asked])]));
          }}
        >
          {t('trouble.right')}
        </Button>
        {look}
      </RefusalMessage>
    );
  if (code === 'meter_below')
    return (
      <RefusalMessage
        text={t('meter_fault.below', {
          value: measureText(Number(details.mileage), distance),
          date: formatDate(String(details.survey_date)),
        })}
      >
        <CorrectionField entry={entry} path="mileage" settling={settling} />
        <Button
          size="md"
          variant="default"
          loading={settling.isSettling}
          onClick={() => send(bodyWith(options.body, 'void_earlier_meter', true))}
        >
          {t('meter_fault.void')}
        </Button>
      </RefusalMessage>
    );
  const kind = status === 400 ? fieldKindAt(path) : null;
  const error = new CallFailure({ status, code: code as FailureCode, path, details });
  return (
    <RefusalMessage
      text={kind ? t('unsent.mend.text', { field: t(kind.name) }) : refusalText(t, error)}
    >
      {kind ? (
        <CorrectionField entry={entry} path={path} settling={settling} />
      ) : (
        <Button
          size="md"
          variant="default"
          loading={settling.isSettling}
          onClick={() => settling.settle(() => outbox.retry([entry.id]))}
        >
          {t('shell:ui.retry')}
        </Button>
      )}
      {look}
    </RefusalMessage>
  );
}

function questionsIn({ questions }: Readonly<Record<string, unknown>>): Confirmation[] {
  const named: readonly unknown[] = Array.isArray(questions) ? questions : [];
  return confirmations.filter((question) => named.includes(question));
}

interface RefusalMessageProps {
  readonly text: string;
  readonly children: ReactNode;
}

const RefusalMessage = ({ text, children }: RefusalMessageProps) => (
  <Stack gap="sm">
    <Text size="sm">{text}</Text>
    <Group gap="xs" align="end">
      {children}
    </Group>
  </Stack>
);
