import type { LeasePlace } from '@portal/contract/analysis-reports';
import { formatDecimal } from '@portal/platform/format';
import { useFormContext } from '@portal/platform/forms';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, Text } from '@portal/platform/ui';
import type { LeaseValues } from './lease-values.ts';
import type { PlaceFinder } from './use-place.ts';

const nameOf = ({ city, state, zip }: LeasePlace): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Result of a search for a place: its precision, a choice of several, or why there is none. */
export function PlaceFound({ place }: { readonly place: PlaceFinder }) {
  return (
    <div role="status">
      <Outcome place={place} />
    </div>
  );
}

function Outcome({ place: { answer, error, take, isPlacing } }: { readonly place: PlaceFinder }) {
  const { t } = useWords();
  const { watch } = useFormContext<LeaseValues>();
  const precision = watch('precision');
  if (error) {
    const isEmpty = isCallFailure(error) && error.code === 'invalid';
    return <Alert color="red">{t(isEmpty ? 'lease.place_empty' : failureWord(error))}</Alert>;
  }
  if (!answer)
    return precision ? (
      <Known text={t('lease.place_known', { precision: t(`lease_precision.${precision}`) })} />
    ) : null;
  if (answer.outcome === 'ambiguous') {
    return (
      <Alert color="amber" title={t('lease.place_ambiguous')}>
        <Group gap="xs">
          {answer.places.map((each) => (
            <Button
              key={`${each.latitude} ${each.longitude}`}
              variant="default"
              disabled={isPlacing}
              onClick={() => take(each)}
            >
              <bdi>{nameOf(each)}</bdi>
            </Button>
          ))}
        </Group>
      </Alert>
    );
  }
  const [found] = answer.places;
  if (answer.outcome !== 'found' || !found) {
    return <Alert color="amber">{t(`lease.place_${answer.outcome}`)}</Alert>;
  }
  const { dealer } = answer;
  return (
    <>
      <Known
        text={[
          nameOf(found),
          t(`lease_precision.${found.precision}`),
          t(`lease_source.${found.source}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      {dealer && (
        <Text size="sm" c="dimmed" dir="auto">
          {t('lease.nearest_dealer', {
            dealer: dealer.dealer_name,
            city: [dealer.city, dealer.state].filter(Boolean).join(', '),
            miles: formatDecimal(dealer.miles, 1),
          })}
        </Text>
      )}
    </>
  );
}

const Known = ({ text }: { readonly text: string }) => (
  <Text size="sm" dir="auto">
    {text}
  </Text>
);
