import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, IconPlus } from '@portal/platform/ui';
import { addSurveyPath } from '../paths.ts';

/** Link to a new survey of a location. */
export function AddSurveyButton({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  return (
    <Button
      component={Link}
      to={addSurveyPath(locationId)}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('survey.add.open')}
    </Button>
  );
}
