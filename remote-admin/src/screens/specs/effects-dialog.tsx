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
import type { ReactNode } from 'react';
import { Effects } from './effects.panel.tsx';
import { effectsQuery, type ProposedSpecs } from './specs.query.ts';

interface EffectsDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly item: SpecItem;
  readonly asked: ProposedSpecs;
  /** Whether all input for computing the effects is known. */
  readonly isReady?: boolean;
  readonly isSaving: boolean;
  /** Label of the confirm button. */
  readonly confirm: string;
  /** Label of the confirm button if a pull depth is below the legal one. */
  readonly confirmBelowLaw: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Shown above the effects. */
  readonly children?: ReactNode;
}

/** Previews the effects of saving and asks for confirmation. */
export function EffectsDialog(props: EffectsDialogProps) {
  const { opened, item, asked, isReady = true, isSaving, onConfirm, onClose } = props;
  const { t } = useWords();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...effectsQuery(asked),
    enabled: opened && isReady,
    // Keeps the effects of the previous choice in view while loading.
    placeholderData: (before, earlier) =>
      JSON.stringify(earlier?.queryKey[2].roles) === JSON.stringify(asked.roles)
        ? before
        : undefined,
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
      title={props.title}
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
        {props.children}
        {isReady && data && <Effects asked={asked} effects={data} />}
        {isReady && error && (
          <FailedState
            text={t(failureWord(error))}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {isReady && !data && !error && <PanelSkeleton shape="table" count={5} />}
        <Group justify="flex-end">
          <Button variant="default" disabled={isSaving} onClick={onClose}>
            {t('shell:form.cancel')}
          </Button>
          <Button
            loading={isSaving}
            disabled={!isReady || !data || isPlaceholderData}
            onClick={onConfirm}
          >
            {belowLaw.length > 0 ? props.confirmBelowLaw : props.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
