import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation } from '@portal/platform/query';
import { Button, FailedState, Loader, Stack, Text } from '@portal/platform/ui';
import { type ReactNode, useState } from 'react';
import { addUnitPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import { type LabeledUnit, labelOf } from '../labels/find-labeled-unit.ts';
import { ScanDialog } from '../scan-dialog.tsx';

interface ScanUnitProps {
  readonly locationId: number;
  /** The survey to which a new unit is added as well. */
  readonly surveyId?: number;
  readonly find: (text: string) => Promise<LabeledUnit | null>;
  /**
   * Opens a unit.
   *
   * @returns false if it cannot be opened in its present state
   */
  readonly onUnit: (unit: LabeledUnit) => boolean;
  /** Text and actions for a unit that was not opened. */
  readonly children?: (unit: LabeledUnit) => ReactNode;
}

/** A button that finds a unit by its label or VIN plate; an unknown unit can be added. */
export function ScanUnit({ locationId, surveyId, find, onUnit, children }: ScanUnitProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const search = useMutation({ mutationFn: find });
  const { variables: text = '', data: unit, error, isPending } = search;
  const close = () => {
    search.reset();
    setOpen(false);
  };
  const look = (read: string) =>
    search.mutate(read, {
      onSuccess: (found) => {
        if (found && onUnit(found)) close();
      },
    });
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('scan.unit.open')}
      </Button>
      <ScanDialog
        title={t('scan.unit.title')}
        label={t('scan.unit.label')}
        opened={isOpen}
        onText={look}
        onClose={close}
      >
        {!search.isIdle && (
          <Stack gap="sm">
            <div role="status">
              {isPending && <Loader aria-label={t('shell:ui.loading')} />}
              {unit && children?.(unit)}
              {unit === null && <Text>{t('scan.unit.unknown', { text })}</Text>}
            </div>
            {error && <FailedState text={t(failureWord(error))} onRetry={() => look(text)} />}
            {unit === null && (
              <PageLink to={addUnitPath(locationId, { survey: surveyId, ...labelOf(text) })}>
                {t('scan.unit.add')}
              </PageLink>
            )}
            {!isPending && (
              <Button variant="default" size="md" onClick={() => search.reset()}>
                {t('scan.again')}
              </Button>
            )}
          </Stack>
        )}
      </ScanDialog>
    </>
  );
}
