import type { SpecItem } from '@portal/contract/admin';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import {
  Alert,
  Button,
  FailedState,
  Group,
  Modal,
  PanelSkeleton,
  Stack,
} from '@portal/platform/ui';
import { Effects } from './effects.panel.tsx';
import { effectsQuery, type SpecsAsked } from './specs.query.ts';

interface ReviewDialogProps {
  readonly opened: boolean;
  readonly item: SpecItem;
  readonly asked: SpecsAsked;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** What saving would change, before it is saved. */
export function ReviewDialog({
  opened,
  item,
  asked,
  isSaving,
  onSave,
  onClose,
}: ReviewDialogProps) {
  const { t } = useWords();
  const { data, error, isFetching, refetch } = useQuery({
    ...effectsQuery(asked),
    enabled: opened,
  });
  const belowLaw = asked.roles.filter(({ role, pull_depth }) => {
    const legal = item.roles.find((spec) => spec.role === role)?.legal_depth ?? 0;
    return pull_depth !== null && pull_depth < legal;
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={t('specs.effects.title')}
      closeButtonProps={{ 'aria-label': t('shell:form.close') }}
    >
      <Stack gap="md">
        {belowLaw.length > 0 && (
          <Alert color="red" title={t('specs.below_law.title')}>
            {t('specs.below_law.text', {
              axles: belowLaw.map(({ role }) => t(`specs.role.${role}`)).join(', '),
            })}
          </Alert>
        )}
        {data && <Effects asked={asked} effects={data} />}
        {error && (
          <FailedState
            text={t(failureWord(error))}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <PanelSkeleton shape="table" count={5} />}
        <Group justify="flex-end">
          <Button variant="default" disabled={isSaving} onClick={onClose}>
            {t('shell:form.cancel')}
          </Button>
          <Button loading={isSaving} disabled={!data} onClick={onSave}>
            {t(belowLaw.length > 0 ? 'specs.save_below_law' : 'specs.save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
