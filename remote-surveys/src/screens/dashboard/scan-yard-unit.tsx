import type { SurveyLocation } from '@portal/contract/fleet-surveys';
import { useNavigate } from '@portal/platform/routing';
import { editUnitPath } from '../../paths.ts';
import { findLabeledUnit } from '../../scan/labels/find-labeled-unit.ts';
import { ScanUnit } from '../../scan/unit/scan-unit.tsx';

/** Opens a unit of the account by scanning its label. */
export function ScanYardUnit({ location }: { readonly location: SurveyLocation }) {
  const navigate = useNavigate();
  const { location_id, account } = location;
  return (
    <ScanUnit
      locationId={location_id}
      find={(text) => findLabeledUnit(account, text)}
      onUnit={({ unit_id }) => {
        navigate(editUnitPath(location_id, unit_id));
        return true;
      }}
    />
  );
}
