import type { Registration } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Alert, Button, Group, Stack } from '@portal/platform/ui';
import { useState } from 'react';
import { ApprovalForm } from './approval.form.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { RightDecision } from './right-decision.tsx';

interface RegistrationDetailsProps {
  readonly registration: Registration;
}

/** A registration, with the decision while it is waiting. */
export function RegistrationDetails({ registration }: RegistrationDetailsProps) {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  const [isDeclining, setDeclining] = useState(false);
  const decline = () => setDeclining(true);
  if (registration.state !== 'waiting') return <RegistrationFacts registration={registration} />;
  return (
    <Stack gap="lg">
      <RegistrationFacts registration={registration} />
      {registration.right_code ? (
        <RightDecision registration={registration} onDecline={decline} />
      ) : registration.has_user ? (
        <Alert color="amber" title={t('users.problem.has_user')}>
          <Stack gap="sm" align="start">
            {t('users.has_user.text')}
            <Group>
              <Button
                variant="default"
                onClick={() => setParams({ tab: 'users', search: registration.email })}
              >
                {t('users.has_user.show')}
              </Button>
              <Button variant="default" onClick={decline}>
                {t('users.decline.open')}
              </Button>
            </Group>
          </Stack>
        </Alert>
      ) : (
        <ApprovalForm registration={registration} onDecline={decline} />
      )}
      <DeclineDialog
        registration={registration}
        opened={isDeclining}
        onCancel={() => setDeclining(false)}
      />
    </Stack>
  );
}
