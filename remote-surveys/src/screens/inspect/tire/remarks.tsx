import {
  resolutions,
  surveyLimits,
  valves,
  wearConditionCodes,
  wearConditions,
  wearGroups,
} from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { MultiSelect, Select, Stack, Textarea } from '@portal/platform/ui';
import type { Entry } from '../entry/entry.ts';
import classes from '../remarks.module.css';

interface RemarksProps {
  readonly entry: Entry;
  readonly onChange: (entry: Entry) => void;
}

/** A tire's details besides its values. */
export function Remarks({ entry, onChange }: RemarksProps) {
  const { t } = useWords();
  const options = <Code extends string>(codes: readonly Code[], words: string) =>
    codes.map((value) => ({ value, label: t(`${words}.${value}`) }));
  // An option of the list, since a clear button is too small for a gloved thumb.
  const unsaid = { value: '', label: t('choice.unsaid') };
  return (
    <Stack gap="sm">
      <Select
        label={t('reading.valve')}
        size="md"
        allowDeselect={false}
        data={[unsaid, ...options(valves, 'valve')]}
        value={entry.valve ?? ''}
        onChange={(text) =>
          onChange({ ...entry, valve: valves.find((code) => code === text) ?? null })
        }
      />
      <MultiSelect
        label={t('reading.wear')}
        size="md"
        searchable
        classNames={{ inputField: classes.sought }}
        maxValues={surveyLimits.wearConditions}
        data={wearGroups.map((group) => ({
          group: t(`wear_group.${group}`),
          items: options(wearConditions[group], 'wear'),
        }))}
        value={[...entry.wear_conditions]}
        onChange={(chosen) =>
          onChange({
            ...entry,
            wear_conditions: wearConditionCodes.filter((code) => chosen.includes(code)),
          })
        }
      />
      <Select
        label={t('reading.resolution')}
        size="md"
        allowDeselect={false}
        data={[unsaid, ...options(resolutions, 'resolution')]}
        value={entry.resolution ?? ''}
        onChange={(text) =>
          onChange({ ...entry, resolution: resolutions.find((code) => code === text) ?? null })
        }
      />
      <Textarea
        label={t('reading.comments')}
        size="md"
        autosize
        maxRows={6}
        maxLength={surveyLimits.comments}
        value={entry.comments}
        onChange={(event) => onChange({ ...entry, comments: event.target.value })}
      />
    </Stack>
  );
}
