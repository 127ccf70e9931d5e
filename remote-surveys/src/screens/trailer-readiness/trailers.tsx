import type { TrailerReadiness } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { Link, useLocation, useSearchParams } from '@portal/platform/routing';
import { Button, Group } from '@portal/platform/ui';
import { TrailerPanel } from './trailer.panel.tsx';
import { outcomeIn, trailersAt } from './trailers-address.ts';

/** The trailers of a survey, or those behind one of its counts. */
export function Trailers({ report }: { readonly report: TrailerReadiness }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const outcome = outcomeIn(params);
  const shown = report.units.filter(
    ({ passed }) => outcome === null || passed === (outcome === 'passed'),
  );
  return (
    <>
      {outcome && (
        <Group>
          <Button
            component={Link}
            to={trailersAt(report.survey_id)}
            state={state}
            variant="default"
          >
            {t('shell:list.show_everything')}
          </Button>
        </Group>
      )}
      {shown.map((unit) => (
        <TrailerPanel key={unit.unit_id} unit={unit} />
      ))}
    </>
  );
}
