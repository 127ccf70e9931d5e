import { exportFormats, type SendOptions, useExport } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { Button, IconDownload } from '@portal/platform/ui';
import { reportFile } from '../../calls.ts';

const send = (surveys: number[], { signal }: SendOptions<typeof exportFormats.pdf>) =>
  reportFile('POST checkpoint/download_pdf_file_checkpoint_details', { body: { surveys }, signal });

/** Crossings as a PDF, each with its axles drawn. */
export function PickedPdfButton({ surveys }: { readonly surveys: readonly number[] }) {
  const { t } = useWords();
  const { stage, run } = useExport();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={stage !== null}
      onClick={() => run({ prepare: async () => [...surveys], send }, exportFormats.pdf)}
    >
      {t('checkpoint.picked.pdf')}
    </Button>
  );
}
