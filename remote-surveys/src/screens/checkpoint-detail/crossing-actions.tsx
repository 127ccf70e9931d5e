import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { ExportButton, exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, IconChevronLeft, IconChevronRight } from '@portal/platform/ui';
import { reportFile } from '../../calls.ts';
import { crossingPath } from '../../paths.ts';
import { useSiblingLinkState } from '../../reports/previous-page.ts';
import { useLaneTime } from '../../reports/use-lane-time.ts';
import classes from './crossing-actions.module.css';

/** Links to the unit's previous and next crossings, and this crossing as a file. */
export function CrossingActions({ crossing }: { readonly crossing: CrossingDetail }) {
  const { t } = useWords();
  const { momentOf } = useLaneTime();
  const before = useSiblingLinkState();
  const { survey_id, title, older, newer } = crossing;
  return (
    <>
      {older && (
        <Button
          component={Link}
          to={crossingPath(older.survey_id)}
          state={before}
          variant="default"
          leftSection={<IconChevronLeft size={16} aria-hidden className={classes.arrow} />}
        >
          {t('crossing.older', { moment: momentOf(older.date_time) })}
        </Button>
      )}
      {newer && (
        <Button
          component={Link}
          to={crossingPath(newer.survey_id)}
          state={before}
          variant="default"
          rightSection={<IconChevronRight size={16} aria-hidden className={classes.arrow} />}
        >
          {t('crossing.newer', { moment: momentOf(newer.date_time) })}
        </Button>
      )}
      <ExportButton
        of={title}
        formats={[exportFormats.pdf]}
        task={{
          prepare: async () => ({ survey_id }),
          send: (body, { signal }) =>
            reportFile('POST checkpoint/download_pdf_file_checkpoint_detail', { body, signal }),
        }}
      />
    </>
  );
}
