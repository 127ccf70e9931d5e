import { checklistAnswers, checklistItems, surveyLimits } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Button, Input, SegmentedControl, TextInput } from '@portal/platform/ui';
import { useId } from 'react';
import type { ItemEntry } from './check-entries.ts';
import classes from './unit-checks.module.css';
import type { UnitChecks } from './use-unit-checks.ts';

/** The trailer checklist; passing takes one tap per item, or one for all remaining items. */
export function Checklist({ checks }: { readonly checks: UnitChecks }) {
  const { t } = useWords();
  const left = checklistItems.filter((item) => checks.itemAt(item).answer === null);
  return (
    <div className={classes.checklist}>
      {checklistItems.map((item) => (
        <Item
          key={item}
          label={t(`checklist_item.${item}`)}
          entry={checks.itemAt(item)}
          onChange={(entry) => checks.changeItems({ [item]: entry })}
        />
      ))}
      {left.length > 0 && (
        <Button
          className={classes.rest}
          size="md"
          variant="default"
          onClick={() =>
            checks.changeItems(
              Object.fromEntries(
                left.map((item) => [item, { ...checks.itemAt(item), answer: 'pass' as const }]),
              ),
            )
          }
        >
          {t('checklist.rest_passes', { count: left.length })}
        </Button>
      )}
    </div>
  );
}

interface ItemProps {
  readonly label: string;
  readonly entry: ItemEntry;
  readonly onChange: (entry: ItemEntry) => void;
}

const unanswered = 'open';

function Item({ label, entry, onChange }: ItemProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <div>
      <Input.Label id={id} component="div">
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        size="md"
        aria-labelledby={id}
        data={[unanswered, ...checklistAnswers].map((value) => ({
          value,
          label: t(`checklist_answer.${value}`),
        }))}
        value={entry.answer ?? unanswered}
        onChange={(value) =>
          onChange({ ...entry, answer: checklistAnswers.find((code) => code === value) ?? null })
        }
      />
      {(entry.answer === 'fail' || entry.notes !== '') && (
        <TextInput
          mt="xs"
          size="md"
          label={t('checklist.notes')}
          aria-label={t('checklist.notes_on', { item: label })}
          maxLength={surveyLimits.notes}
          value={entry.notes}
          onChange={({ target }) => onChange({ ...entry, notes: target.value })}
        />
      )}
    </div>
  );
}
