import { useWords } from '@portal/platform/i18n';
import { Button, Group } from '@portal/platform/ui';
import { isNarrowed } from '../../../selection/is-narrowed.ts';
import type { Filters } from '../../../selection/selection.ts';
import type { Step } from '../wizard/draft.ts';

interface NextStepsProps {
  readonly filters: Filters;
  readonly onOpen: (step: Step) => void;
}

/** The suggestions when there are no records: other dates, or fewer filters. */
export function NextSteps({ filters, onOpen }: NextStepsProps) {
  const { t } = useWords();
  return (
    <Group gap="xs" justify="center">
      <Button variant="default" onClick={() => onOpen('dates')}>
        {t('wizard.change_dates')}
      </Button>
      {isNarrowed(filters) && (
        <Button variant="default" onClick={() => onOpen('filters')}>
          {t('wizard.change_filters')}
        </Button>
      )}
    </Group>
  );
}
