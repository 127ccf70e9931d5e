import {
  type FleetLocation,
  type SpecConflicts,
  type SpecItem,
  specFields,
  type YardSpec,
} from '@portal/contract/admin';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import {
  Button,
  DataTable,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from '@portal/platform/ui';
import type { ProposedSpecs } from './specs.query.ts';
import { useSpecText } from './use-spec-text.ts';
import type { YardChoice } from './use-yard-choice.ts';

interface YardConflictsProps {
  readonly item: SpecItem;
  readonly asked: ProposedSpecs;
  readonly conflicts: SpecConflicts;
  readonly choice: YardChoice;
}

/** The yards with specs of their own: each keeps them or follows the fleet. */
export function YardConflicts({ item, asked, conflicts, choice }: YardConflictsProps) {
  const { t } = useWords();
  const yards = conflicts.fleet_locations;
  const all = yards.map(({ location_id }) => location_id);
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        {t('specs.conflicts.title')}
      </Title>
      <Text>{t('specs.conflicts.text')}</Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => choice.choose(all, false)}>
          {t('specs.conflicts.keep_all')}
        </Button>
        <Button variant="default" onClick={() => choice.choose(all, true)}>
          {t('specs.conflicts.overwrite_all')}
        </Button>
      </Group>
      <DataTable
        caption={t('specs.conflicts.title')}
        columns={[
          {
            field: 'name',
            header: t('specs.yard'),
            width: '25%',
            render: ({ name, code }) => <span dir="auto">{name || code}</span>,
          },
          {
            field: 'specs',
            header: t('specs.conflicts.own'),
            render: (yard) => (
              <Stack gap="xs">
                {yard.specs.map((spec) => (
                  <OwnValues
                    key={`${spec.role} ${spec.valid_from}`}
                    spec={spec}
                    item={item}
                    asked={asked}
                    conflicts={conflicts}
                  />
                ))}
              </Stack>
            ),
          },
          {
            field: 'choice',
            header: t('specs.conflicts.choice'),
            width: '14rem',
            render: (yard) => <Choice yard={yard} choice={choice} />,
          },
        ]}
        rows={yards}
        rowKey={({ location_id }) => String(location_id)}
        maxHeight="24rem"
        unevenRows
      />
    </Stack>
  );
}

function Choice({ yard, choice }: { readonly yard: FleetLocation; readonly choice: YardChoice }) {
  const { t } = useWords();
  return (
    <SegmentedControl
      aria-label={t('specs.conflicts.choose', { yard: yard.name || yard.code })}
      data={[
        { value: 'keep', label: t('specs.conflicts.keep') },
        { value: 'overwrite', label: t('specs.conflicts.overwrite') },
      ]}
      value={choice.isOverwritten(yard.location_id) ? 'overwrite' : 'keep'}
      onChange={(next) => choice.choose([yard.location_id], next === 'overwrite')}
    />
  );
}

interface OwnValuesProps extends Omit<YardConflictsProps, 'choice'> {
  readonly spec: YardSpec;
}

/** The own values of a yard for an axle that differ from those that would replace them. */
function OwnValues({ spec, item, asked, conflicts }: OwnValuesProps) {
  const { t } = useWords();
  const { label, measured, productsText } = useSpecText(conflicts);
  const saved = asked.roles.find(({ role }) => role === spec.role);
  const held = item.roles.find(({ role }) => role === spec.role);
  const axle = t(`specs.role.${spec.role}`);
  const different = specFields.flatMap((field) => {
    const own = spec[field];
    if (own === null) return [];
    const fleet = saved?.[field] ?? held?.values[field].wider ?? null;
    const [before, after] = [measured(field, own), measured(field, fleet)];
    return before === after ? [] : [{ field, before, after }];
  });
  return (
    <div>
      <Text size="sm" fw={600}>
        {spec.valid_from > asked.valid_from
          ? t('specs.conflicts.axle_from', { axle, date: formatDate(spec.valid_from) })
          : axle}
      </Text>
      {different.map(({ field, before, after }) => (
        <Text key={field} size="sm">
          {t('specs.change_line', { field: label(field), before, after })}
        </Text>
      ))}
      {spec.products.length > 0 && (
        <Text size="sm">
          {t('specs.conflicts.products', { products: productsText(spec.products) })}
        </Text>
      )}
      {different.length === 0 && spec.products.length === 0 && (
        <Text size="sm">{t('specs.conflicts.same')}</Text>
      )}
    </div>
  );
}
