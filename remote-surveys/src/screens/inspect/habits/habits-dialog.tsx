import { useWords } from '@portal/platform/i18n';
import { Button, Input, Modal, SegmentedControl, Stack } from '@portal/platform/ui';
import { memo, useId } from 'react';
import { readingOrders } from '../../../axles/wheel-order.ts';
import { type Habits, thumbs, treadCounts } from './kept-habits.ts';

interface HabitsDialogProps {
  readonly habits: Habits;
  readonly opened: boolean;
  readonly onChange: (part: Partial<Habits>) => void;
  readonly onClose: () => void;
}

/**
 * Inspection preferences: the order of tires, the typing thumb, and the number of tread depths
 * read.
 */
export const HabitsDialog = memo(function HabitsDialog(props: HabitsDialogProps) {
  const { habits, opened, onChange, onClose } = props;
  const { t } = useWords();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('inspect.habits.title')}
      closeButtonProps={{ 'aria-label': t('shell:form.close') }}
    >
      <Stack gap="md">
        <Choice
          label={t('inspect.habits.way')}
          data={readingOrders.map((way) => ({ value: way, label: t(`inspect.way.${way}`) }))}
          value={habits.way}
          onChange={(way) => onChange({ way })}
        />
        <Choice
          label={t('inspect.habits.thumb')}
          data={thumbs.map((thumb) => ({ value: thumb, label: t(`inspect.thumb.${thumb}`) }))}
          value={habits.thumb}
          onChange={(thumb) => onChange({ thumb })}
        />
        <Choice
          label={t('inspect.habits.treads')}
          data={treadCounts.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(habits.treads)}
          onChange={(text) =>
            onChange({ treads: treadCounts.find((count) => String(count) === text) ?? 1 })
          }
        />
        <Button onClick={onClose}>{t('inspect.habits.done')}</Button>
      </Stack>
    </Modal>
  );
}, isStillClosed);

/** Skips rendering from tire to tire while the dialog is closed. */
function isStillClosed(before: HabitsDialogProps, now: HabitsDialogProps): boolean {
  return !before.opened && !now.opened;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly data: { value: Value; label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, ...control }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} component="div">
        {label}
      </Input.Label>
      <SegmentedControl<Value> fullWidth size="md" aria-labelledby={id} {...control} />
    </div>
  );
}
