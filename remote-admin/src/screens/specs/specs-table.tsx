import { type CommonSpecs, type RoleSpec, specFields } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { DataTable, Stack, Text } from '@portal/platform/ui';
import { useSpecText } from './use-spec-text.ts';

interface SpecsTableProps {
  readonly common: CommonSpecs;
  readonly roles: readonly RoleSpec[];
}

/** Read-only specs: the value in force for each axle, and its source. */
export function SpecsTable({ common, roles }: SpecsTableProps) {
  const { t } = useWords();
  const { label, measured, productText, sourceText } = useSpecText(common);
  const cell = (text: string, source: string) => (
    <Stack gap={0}>
      <span dir="auto">{text}</span>
      <Text component="span" size="sm" c="dimmed">
        {source}
      </Text>
    </Stack>
  );
  return (
    <DataTable
      caption={t('specs.title')}
      columns={[
        { field: 'role', header: t('specs.axle'), render: ({ role }) => t(`specs.role.${role}`) },
        ...specFields.map((field) => ({
          field,
          header: label(field),
          render: ({ values }: RoleSpec) =>
            cell(measured(field, values[field].value), sourceText(values[field].source)),
        })),
        {
          field: 'products',
          header: t('specs.products'),
          render: ({ products }) =>
            cell(
              products.value.map(productText).join(', ') || t('specs.every_product'),
              sourceText(products.source),
            ),
        },
      ]}
      rows={roles}
      rowKey={({ role }) => role}
      unevenRows
    />
  );
}
