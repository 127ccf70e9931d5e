import { Stack } from '@portal/platform/ui';
import type { UploadedUnit } from '../../../uploaded/uploaded-unit.ts';
import { FillField } from './fill-field.tsx';
import { gapsIn } from './gaps.ts';

interface FillFieldsProps {
  readonly rows: readonly UploadedUnit[];
  readonly isDisabled: boolean;
}

/** The fields that several rows lack, each to be set for all of them at once. */
export function FillFields({ rows, isDisabled }: FillFieldsProps) {
  const gaps = gapsIn(rows);
  if (gaps.length === 0) return null;
  return (
    <Stack gap="sm" p="md">
      {gaps.map((gap) => (
        <FillField key={`${gap.field} ${gap.type}`} gap={gap} isDisabled={isDisabled} />
      ))}
    </Stack>
  );
}
