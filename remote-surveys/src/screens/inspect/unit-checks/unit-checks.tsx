import { checklistItems } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Accordion } from '@portal/platform/ui';
import { Checklist } from './checklist.tsx';
import { Torque } from './torque.tsx';
import type { UnitChecks as Checks } from './use-unit-checks.ts';

interface UnitChecksProps {
  readonly checks: Checks;
  readonly opened: string | null;
  readonly onOpen: (section: string | null) => void;
}

/** Further checks of a unit, each part collapsed until it is needed. */
export function UnitChecks({ checks, opened, onOpen }: UnitChecksProps) {
  const { t } = useWords();
  const { map } = checks;
  const answered = checklistItems.filter((item) => checks.itemAt(item).answer !== null).length;
  const due = map.wheel_ends.filter(({ retorque }) => retorque !== null).length;
  return (
    <Accordion variant="contained" value={opened} onChange={onOpen}>
      {map.inspection.type === 'trailer' && (
        <Accordion.Item value="checklist">
          <Accordion.Control>
            {t('checklist.title')}{' '}
            {t('checklist.progress', { answered, count: checklistItems.length })}
          </Accordion.Control>
          <Accordion.Panel>
            {opened === 'checklist' && <Checklist checks={checks} />}
          </Accordion.Panel>
        </Accordion.Item>
      )}
      <Accordion.Item value="torque">
        <Accordion.Control>
          {t('torque.title')} {due > 0 && t('torque.due_count', { count: due })}
        </Accordion.Control>
        <Accordion.Panel>{opened === 'torque' && <Torque checks={checks} />}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
