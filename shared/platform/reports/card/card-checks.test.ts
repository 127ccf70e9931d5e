import { cardChecks } from '../../testing/testing.ts';
import { showCard, text } from '../testing/show-card.tsx';
import { tripSource } from '../testing/trip-source.ts';
import { definitions } from '../testing/trips.ts';

cardChecks({
  definitions,
  filters: tripSource.filters,
  show: (definition, view) => showCard(definition, { view }),
  text,
});
