import { useFormContext } from '@portal/platform/forms';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button } from '@portal/platform/ui';
import { ScanVin } from './scan-vin.tsx';
import { isOddVin, yearOfVin } from './unit-checks.ts';
import { UnitTextField } from './unit-text-field.tsx';
import type { UnitValues } from './unit-values.ts';

/** The VIN, a warning if it is unusual, and its model year. */
export function VinField() {
  const { t } = useWords();
  const { watch, setValue } = useFormContext<UnitValues>();
  const vin = watch('vin');
  const year = yearOfVin(vin, clock.now().getFullYear());
  return (
    <div>
      <UnitTextField name="vin" maxLength={40} autoCapitalize="characters" dir="ltr" />
      <ScanVin
        onVin={(read) => setValue('vin', read, { shouldDirty: true, shouldValidate: true })}
      />
      <div role="status">
        {isOddVin(vin) && (
          <Alert color="amber" mt="xs">
            {t('unit.vin_odd')}
          </Alert>
        )}
        {year !== null && watch('year') !== String(year) && (
          <Button
            variant="default"
            mt="xs"
            onClick={() => setValue('year', String(year), { shouldDirty: true })}
          >
            {t('unit.take_year', { year: String(year) })}
          </Button>
        )}
      </div>
    </div>
  );
}
