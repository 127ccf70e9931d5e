import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { useState } from 'react';
import { labelVin } from '../scan/labels/label-vin.ts';
import { ScanDialog } from '../scan/scan-dialog.tsx';

/** Scans the VIN from its plate. Other codes are passed on unchanged, for the field to validate. */
export function ScanVin({ onVin }: { readonly onVin: (vin: string) => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="md" mt="xs" onClick={() => setOpen(true)}>
        {t('scan.vin.open')}
      </Button>
      <ScanDialog
        title={t('scan.vin.title')}
        label={t('unit.vin')}
        opened={isOpen}
        onClose={() => setOpen(false)}
        onText={(text) => {
          onVin(labelVin(text) ?? text);
          setOpen(false);
        }}
      />
    </>
  );
}
