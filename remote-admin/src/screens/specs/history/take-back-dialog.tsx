import type { SpecChange, SpecItem } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { formatDate } from '@portal/platform/format';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Alert, Text } from '@portal/platform/ui';
import { call } from '../../../calls.ts';
import { EffectsDialog } from '../effects-dialog.tsx';
import { type ProposedSpecs, specs } from '../specs.query.ts';

interface TakeBackDialogProps {
  readonly account: string;
  readonly item: SpecItem;
  /** The change chosen last; stays set while the dialog closes. */
  readonly change: SpecChange | null;
  readonly revision: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Previews the effects of taking a change back and asks for confirmation. */
export function TakeBackDialog(props: TakeBackDialogProps) {
  const { account, item, change, revision, opened, onClose } = props;
  const { t } = useWords();
  const client = useQueryClient();
  const { location_id } = item;
  const back = change?.take_back;
  const asked: ProposedSpecs = {
    account,
    location_id,
    valid_from: back?.valid_from ?? '',
    roles: back ? [back.role] : [],
  };
  const taking = useMutation({
    mutationFn: (change_id: number) =>
      call('PUT manage_specs/take_back_specs', {
        body: { account, location_id, change_id, revision, is_confirmed: true },
      }),
    onSuccess: () => {
      bus.emit(notified, { tone: 'success', text: t('specs.history.done') });
      close();
    },
    // A colleague may have changed the specs first.
    onSettled: () => void client.invalidateQueries({ queryKey: specs }),
  });
  function close() {
    taking.reset();
    onClose();
  }
  const problemText = (error: unknown) => {
    const code = isCallFailure(error) ? error.code : null;
    if (code === 'changed_elsewhere' || code === 'not_undoable')
      return t(`specs.history.problem.${code}`);
    return t(failureWord(error));
  };
  return (
    <EffectsDialog
      opened={opened && back !== null && back !== undefined}
      title={t('specs.history.title_of_dialog')}
      item={item}
      asked={asked}
      isReady={!taking.isSuccess}
      isSaving={taking.isPending}
      confirm={t('specs.history.take_back')}
      confirmBelowLaw={t('specs.history.take_back_below_law')}
      onConfirm={() => change && taking.mutate(change.id)}
      onClose={close}
    >
      <div>
        {change && back && (
          <Text>
            {t('specs.history.text_of_dialog', {
              axle: t(`specs.role.${change.role}`),
              date: formatDate(back.valid_from),
            })}
          </Text>
        )}
        <div role="alert">
          {taking.error && (
            <Alert color="red" mt="md">
              {problemText(taking.error)}
            </Alert>
          )}
        </div>
      </div>
    </EffectsDialog>
  );
}
