import type { Wheel } from '@portal/contract/fleet-surveys';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, Stack } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import type { Formats } from '../../../axles/formats.ts';
import { refusalText } from '../../../operation/refusal-text.ts';
import type { Entry } from '../entry/entry.ts';
import type { Trouble } from '../entry/trouble-of.ts';
import { useReadingText } from '../found/use-reading-text.ts';
import { useQuestionText } from './use-question-text.ts';

interface TroubleProps {
  readonly wheel: Wheel;
  readonly entry: Entry;
  readonly formats: Formats;
  readonly mate: number | null;
  readonly trouble: Trouble;
  readonly onSend: (entry: Entry) => void;
  /** The entry merged with changes saved by others. */
  readonly onTopOf: (entry: Entry) => Entry;
  /** Discards the input in favor of the present values. */
  readonly onDrop: () => void;
  /** Opens the replacement form, because another tire is mounted than the one on record. */
  readonly onReplace: () => void;
}

/** Why a tire's input is not saved, and ways to solve it. */
export function TroubleNotice(props: TroubleProps) {
  const { wheel, entry, formats, mate, trouble, onSend, onTopOf, onDrop, onReplace } = props;
  const { t } = useWords();
  const momentText = useMomentText();
  const questionText = useQuestionText({ wheel, formats, mate });
  const readingText = useReadingText(formats);
  const { axle_number: axle, side, slot } = wheel;
  const position = t(`wheel.${side}_${slot}`, { axle });
  switch (trouble.kind) {
    case 'faults':
      return null;
    case 'questions':
      return (
        <Alert color="amber" role="alert" title={t('trouble.questions', { position })}>
          <Stack gap="sm">
            {trouble.questions.map((question) => (
              <Line key={question} text={questionText(question)}>
                <Button
                  size="md"
                  variant="default"
                  onClick={() => onSend({ ...entry, confirmed: [...entry.confirmed, question] })}
                >
                  {t('trouble.right')}
                </Button>
                {question === 'tread_grown' && (
                  <Button size="md" variant="default" onClick={onReplace}>
                    {t('trouble.another_tire')}
                  </Button>
                )}
              </Line>
            ))}
          </Stack>
        </Alert>
      );
    case 'conflict':
      return (
        <Alert color="amber" role="alert" title={t('trouble.conflict', { position })}>
          <Line
            text={[
              t('trouble.conflict_text', {
                name: trouble.by,
                date: trouble.at ? momentText(trouble.at) : '',
              }),
              t('trouble.theirs_now', { values: readingText(wheel.reading) }),
            ].join(' ')}
          >
            <Button size="md" variant="default" onClick={onDrop}>
              {t('conflict.theirs')}
            </Button>
            <Button size="md" variant="default" onClick={() => onSend(onTopOf(entry))}>
              {t('trouble.mine')}
            </Button>
          </Line>
        </Alert>
      );
    case 'failed':
      return (
        <Alert color="red" role="alert" title={t('trouble.failed', { position })}>
          <Line text={refusalText(t, trouble.error)}>
            <Button size="md" variant="default" onClick={() => onSend(entry)}>
              {t('shell:ui.retry')}
            </Button>
          </Line>
        </Alert>
      );
  }
}

const Line = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <Stack gap="xs">
    <span>{text}</span>
    <Group gap="xs">{children}</Group>
  </Stack>
);
