import { useMomentText, useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { Button, Group, Radio, Stack, Text } from '@portal/platform/ui';
import { useState } from 'react';
import type { Side } from '../../../merging/fields/three-way.ts';
import { replaceEntry } from '../../../merging/settling/replace-entry.ts';
import type { Verdict } from '../../../merging/verdict/judge.ts';
import { useFieldName } from '../../../unsent/texts/use-field-name.ts';
import { useValueText, type YardCodes } from '../../../unsent/texts/use-value-text.ts';
import classes from './trouble.module.css';
import { useChangedBy } from './use-changed-by.ts';
import type { EntryAction } from './use-entry-action.ts';

interface ClashChoiceProps {
  readonly entry: Entry;
  readonly clash: Extract<Verdict, { kind: 'clash' }>;
  readonly yards: YardCodes;
  readonly settling: EntryAction;
}

/** Fields changed by both sides, with both values to choose from. */
export function ClashChoice({ entry, clash, yards, settling }: ClashChoiceProps) {
  const { t } = useWords();
  const momentText = useMomentText();
  const fieldName = useFieldName();
  const valueText = useValueText();
  const changedBy = useChangedBy();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const isChosen = clash.clashes.every(({ field }) => sides[field] !== undefined);
  const who = {
    mine: t('unsent.clash.mine', { date: momentText(entry.writtenAt) }),
    theirs: changedBy(entry) ?? t('unsent.clash.theirs'),
  };
  return (
    <Stack gap="sm">
      <Text size="sm">{t('unsent.clash.text')}</Text>
      {clash.clashes.map(({ field, ...values }) => (
        <Radio.Group
          key={field}
          label={fieldName(entry, field)}
          value={sides[field] ?? null}
          onChange={(side) => setSides({ ...sides, [field]: side as Side })}
        >
          <div className={classes.sides}>
            {(['mine', 'theirs'] as const).map((side) => (
              <Radio
                key={side}
                value={side}
                classNames={{ root: classes.side, body: classes.choice }}
                label={
                  <span className={classes.value}>
                    <b dir="auto">{valueText(entry, field, values[side], yards)}</b>
                    <span>{who[side]}</span>
                  </span>
                }
              />
            ))}
          </div>
        </Radio.Group>
      ))}
      {clash.theirs.length > 0 && (
        <Text size="sm">
          {t('unsent.clash.also', {
            fields: clash.theirs.map((field) => fieldName(entry, field)).join(', '),
          })}
        </Text>
      )}
      <Group>
        <Button
          size="md"
          disabled={!isChosen}
          loading={settling.isSettling}
          onClick={() => settling.settle(() => replaceEntry(entry, clash.nextWith(sides)))}
        >
          {t('unsent.clash.save')}
        </Button>
      </Group>
    </Stack>
  );
}
