import { FormDrawer } from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { FailedState, PanelSkeleton } from '@portal/platform/ui';
import { YardForm, type YardFormProps } from './yard.form.tsx';
import { yardQuery } from './yards.query.ts';

type Form = Pick<YardFormProps, 'account' | 'structure' | 'onChanged'>;

interface YardDrawerProps extends Form {
  readonly location: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Drawer with the form of a yard, beside its specs. */
export function YardDrawer({ opened, onClose, ...yard }: YardDrawerProps) {
  const { t } = useWords();
  return (
    <FormDrawer opened={opened} title={t('yards.edit')} onClose={onClose}>
      <YardLoader {...yard} />
    </FormDrawer>
  );
}

/** Loads the yard when the drawer opens. */
function YardLoader({ location, ...form }: Form & Pick<YardDrawerProps, 'location'>) {
  const { t } = useWords();
  const { data, error, isFetching, refetch } = useQuery(yardQuery(form.account, location));
  if (error)
    return (
      <FailedState
        text={t(failureWord(error))}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <PanelSkeleton shape="lines" count={6} />;
  return <YardForm {...form} yard={data.location} groups={data.groups} regions={data.regions} />;
}
