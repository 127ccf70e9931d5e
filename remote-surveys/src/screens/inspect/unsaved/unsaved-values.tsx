import { checklistItems, torqueUnitOf } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { Alert, Button, Facts, Group, Stack } from '@portal/platform/ui';
import { checksDraft, unitDraft } from '../draft-names.ts';
import type { Entry } from '../entry/entry.ts';
import { distanceOf, textsIn } from '../unit/unit-form.ts';
import { checksIn } from '../unit-checks/check-entries.ts';
import type { UnsavedPlace } from './unsaved-place.ts';
import { useEntryText } from './use-entry-text.ts';
import { useUnsavableDraft } from './use-unsavable-draft.ts';

interface UnsavedValuesProps {
  readonly place: UnsavedPlace;
  /** Input for tires, by position. */
  readonly tires: Readonly<Record<string, Entry>>;
  readonly onDiscard: () => void;
}

/** Input for a unit whose survey was finished or deleted elsewhere, to be read and discarded. */
export function UnsavedValues({ place, tires, onDiscard }: UnsavedValuesProps) {
  const { t } = useWords();
  const entryText = useEntryText(place);
  const units = useUser()?.UnitOfMeasurement;
  const distance = distanceOf(units);
  const [unit, dropUnit] = useUnsavableDraft(unitDraft(place.inspectionId, distance), textsIn);
  const torque = torqueUnitOf(units ?? '0');
  const [checks, dropChecks] = useUnsavableDraft(checksDraft(place.inspectionId, torque), checksIn);
  const facts = [
    ...Object.entries(tires).map(([position, entry]) => [position, entryText(entry)] as const),
    [t(`inspect.mileage_${distance}`), unit?.mileage ?? null] as const,
    [t('inspection.hours'), unit?.hours ?? null] as const,
    [t('inspection.comments'), unit?.comments ?? null] as const,
    ...checklistItems.flatMap((item) => {
      const { answer, notes } = checks?.items[item] ?? {};
      const text = [answer && t(`checklist_answer.${answer}`), notes].filter(Boolean).join(': ');
      return [[t(`checklist_item.${item}`), text] as const];
    }),
    ...Object.entries(checks?.ends ?? {}).map(([place, { measured, stated }]) => {
      const [axle = '', side = ''] = place.split(' ');
      const text = [measured, stated && t(`torque_result.${stated}`)].filter(Boolean).join(', ');
      return [t(`torque.end_${side}`, { axle }), text] as const;
    }),
  ];
  if (facts.every(([, text]) => !text)) return null;
  return (
    <Alert color="amber" role="alert" title={t('inspect.unsaved')}>
      <Stack gap="sm">
        <span>{t('inspect.unsaved_text')}</span>
        <Facts facts={facts} />
        <Group>
          <Button
            size="md"
            variant="default"
            onClick={() => {
              dropUnit();
              dropChecks();
              onDiscard();
            }}
          >
            {t('shell:form.discard')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
