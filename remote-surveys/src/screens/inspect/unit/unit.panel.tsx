import { type AxleMap, surveyLimits } from '@portal/contract/fleet-surveys';
import { useDraft } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { Button, Group, Panel, Stack, Text, Textarea, TextInput } from '@portal/platform/ui';
import { memo, type ReactNode, type Ref, useRef, useState } from 'react';
import { readableWheelsInOrder } from '../../../axles/wheel-order.ts';
import { isUnnamed } from '../../../device/names/local-names.ts';
import { unitDraft } from '../draft-names.ts';
import { FindingsList } from '../found/findings-list.tsx';
import { UnitChecks } from '../unit-checks/unit-checks.tsx';
import { useUnitChecks } from '../unit-checks/use-unit-checks.ts';
import type { UnitSaving } from '../use-unit-saving.ts';
import { distanceOf, textsIn, textsOf, type UnitTexts, writingOf, wrongIn } from './unit-form.ts';
import { UnitTrouble } from './unit-trouble.tsx';

interface UnitPanelProps {
  readonly map: AxleMap;
  readonly saving: UnitSaving;
  readonly findings: AxleMap['findings'];
  readonly photos: ReactNode;
  readonly doneRef: Ref<HTMLButtonElement>;
  /**
   * Sends the tires' input first.
   *
   * @returns false if there are problems to solve
   */
  readonly leaveTires: () => boolean;
}

/** The unit as a whole: its findings, meters and remarks, and whether it is done. */
export const UnitPanel = memo(function UnitPanel(props: UnitPanelProps) {
  const { map, saving, findings, photos, doneRef, leaveTires } = props;
  const { t } = useWords();
  const distance = distanceOf(useUser()?.UnitOfMeasurement);
  const { inspection } = map;
  const [texts, setTexts] = useState(() => textsOf(inspection));
  const meter = useRef<HTMLInputElement>(null);
  const checks = useUnitChecks(map);
  const [section, setSection] = useState<string | null>(null);
  const writing = { ...writingOf(texts, saving.base), ...checks.writing };
  const isChanged = Object.keys(writing).length > 0;
  const wrong = wrongIn(texts);
  useDraft(unitDraft(inspection.unit_inspection_id, distance), isChanged ? texts : null, (kept) =>
    setTexts((now) => textsIn(kept) ?? now),
  );
  const save = (is_done?: boolean) => {
    if (wrong.length > 0) return meter.current?.focus();
    if (checks.wrongEnds.length > 0) return setSection('torque');
    if (is_done && !leaveTires()) return;
    saving.write({ ...writing, ...(is_done !== undefined && { is_done }) });
  };
  const tires = readableWheelsInOrder(map, 'by_axle');
  const read = tires.filter(({ reading }) => reading?.state === 'read').length;
  const leftOut = tires.filter(({ reading }) => reading && reading.state !== 'read').length;
  const isDone = inspection.state === 'done';
  // Without an id or key, the inspection cannot be written.
  const isLocked = isUnnamed(inspection.unit_inspection_id);
  const field = (name: keyof UnitTexts, label: string) => ({
    label,
    size: 'md' as const,
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => {
      saving.dismiss();
      setTexts((now) => ({ ...now, [name]: target.value }));
    },
  });
  const problem = (name: 'mileage' | 'hours') =>
    wrong.includes(name) && { error: t(`inspect.problem.${name}`) };
  return (
    <Panel title={t('inspect.unit')}>
      <Stack gap="sm">
        <Text fw={600}>
          {t('inspect.progress', { read, count: tires.length })}
          {leftOut > 0 && ` · ${t('inspect.left_out', { count: leftOut })}`}
        </Text>
        {findings.length === 0 ? (
          <Text size="sm">{t(read === 0 ? 'inspect.nothing_read' : 'inspect.nothing_found')}</Text>
        ) : (
          <FindingsList findings={findings} formats={map} hasPlaces />
        )}
        <UnitTrouble
          saving={saving}
          distance={distance}
          onCorrect={() => {
            saving.dismiss();
            meter.current?.focus();
          }}
          onTakeTheirs={() => {
            saving.giveUp();
            setTexts(textsOf(inspection));
            checks.giveUp();
          }}
        />
        <Group grow gap="sm" align="end">
          <TextInput
            ref={meter}
            inputMode="decimal"
            {...field('mileage', t(`inspect.mileage_${distance}`))}
            {...problem('mileage')}
          />
          <TextInput
            inputMode="decimal"
            {...field('hours', t('inspection.hours'))}
            {...problem('hours')}
          />
        </Group>
        <Textarea
          autosize
          maxRows={6}
          maxLength={surveyLimits.comments}
          {...field('comments', t('inspection.comments'))}
        />
        <UnitChecks checks={checks} opened={section} onOpen={setSection} />
        {photos}
        {isLocked && <Text size="sm">{t('device.unnamed')}</Text>}
        <Group gap="sm">
          {isChanged && (
            <Button
              size="lg"
              variant="default"
              disabled={isLocked}
              loading={saving.isSaving}
              onClick={() => save()}
            >
              {t('inspect.save')}
            </Button>
          )}
          <Button
            ref={doneRef}
            size="lg"
            disabled={isLocked}
            loading={saving.isSaving}
            {...(isDone && { variant: 'default' })}
            onClick={() => save(!isDone)}
          >
            {t(isDone ? 'inspect.again' : 'inspect.done')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
});
