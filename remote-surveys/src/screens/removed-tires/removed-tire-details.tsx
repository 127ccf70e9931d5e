import type { RemovedTire } from '@portal/contract/fleet-surveys';
import { useDrawer } from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Alert, Button, FailedState, PanelSkeleton, Stack } from '@portal/platform/ui';
import { useState } from 'react';
import { PutBackDialog } from './put-back-dialog.tsx';
import { RemovedTireForm } from './removed-tire.form.tsx';
import { removedTireQuery } from './removed-tires.query.ts';
import { TireFacts } from './tire-facts.tsx';

/** A removed tire: its make, its details, and an action to put it back. */
export function RemovedTireDetails({ id }: { readonly id: number }) {
  const { t } = useWords();
  const { data: tire, error, refetch, isFetching } = useQuery(removedTireQuery(id));
  if (!tire)
    return error ? (
      <FailedState
        text={t(failureWord(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <PanelSkeleton count={8} />
    );
  return (
    <Stack gap="lg">
      <TireFacts tire={tire} />
      {tire.is_changeable ? (
        <RemovedTireForm tire={tire} beside={<PutBack tire={tire} />} />
      ) : (
        <Alert color="amber">{t('removed_tire.finished')}</Alert>
      )}
    </Stack>
  );
}

function PutBack({ tire }: { readonly tire: RemovedTire }) {
  const { t } = useWords();
  const { close } = useDrawer();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('removed_tire.delete.open')}
      </Button>
      <PutBackDialog
        tire={tire}
        opened={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={close}
      />
    </>
  );
}
