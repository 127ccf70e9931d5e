import type { SurveyLocation } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { Button } from '@portal/platform/ui';
import { useState } from 'react';
import { editUnitPath } from '../../paths.ts';
import { findLabelled } from '../../scan/labels/find-labelled.ts';
import { ScanUnitDialog } from '../../scan/unit/scan-unit-dialog.tsx';

/** Opens a unit of the account by its label. */
export function ScanYardUnit({ location }: { readonly location: SurveyLocation }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { location_id, account } = location;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('scan.unit.open')}
      </Button>
      <ScanUnitDialog
        locationId={location_id}
        opened={isOpen}
        onClose={() => setOpen(false)}
        find={(text) => findLabelled(account, text)}
        onUnit={({ unit_id }) => {
          navigate(editUnitPath(location_id, unit_id));
          return true;
        }}
      />
    </>
  );
}
