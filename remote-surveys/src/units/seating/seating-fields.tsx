import { destinations, removalReasons } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Fieldset, Select, Stack, Text } from '@portal/platform/ui';
import { type LostTires, removesAnyTire, type TireTargets } from './seating.ts';

interface SeatingFieldsProps {
  readonly lost: LostTires;
  readonly seats: TireTargets;
  readonly onChange: (seats: TireTargets) => void;
}

/** Asks where to put the tires whose positions a unit loses. */
export function SeatingFields({ lost, seats, onChange }: SeatingFieldsProps) {
  const { t } = useWords();
  const { goesTo, reason } = seats;
  const named = ({ axle_number: axle, side, slot }: LostTires['free'][number]) =>
    t(`wheel.${side}_${slot}`, { axle });
  const options = (own: number) => [
    ...destinations.map((code) => ({
      value: code as string,
      label: t('seating.off', { destination: t(`destination.${code}`) }),
    })),
    ...lost.free.flatMap((place, index) =>
      // A position takes only one tire.
      goesTo.some((to, other) => to === index && other !== own)
        ? []
        : [{ value: String(index), label: t('seating.to', { position: named(place) }) }],
    ),
  ];
  const choose = (own: number, value: string | null) => {
    const to = destinations.find((code) => code === value) ?? Number(value);
    onChange({ ...seats, goesTo: goesTo.map((kept, index) => (index === own ? to : kept)) });
  };
  return (
    <Fieldset legend={t('seating.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('seating.text')}</Text>
        {lost.tires.map((tire, index) => (
          <Select
            key={tire.tire_id}
            label={t('tire.named', { position: named(tire) })}
            required
            allowDeselect={false}
            data={options(index)}
            value={goesTo[index] == null ? null : String(goesTo[index])}
            onChange={(value) => choose(index, value)}
          />
        ))}
        {removesAnyTire(goesTo) && (
          <Select
            label={t('change.reason')}
            required
            searchable
            allowDeselect={false}
            data={removalReasons.map((value) => ({ value, label: t(`removal_reason.${value}`) }))}
            value={reason}
            onChange={(value) =>
              onChange({ ...seats, reason: removalReasons.find((code) => code === value) ?? null })
            }
          />
        )}
      </Stack>
    </Fieldset>
  );
}
