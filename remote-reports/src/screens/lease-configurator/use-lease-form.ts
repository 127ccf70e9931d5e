import {
  chosenFactors,
  type LeaseQuote,
  type LeaseQuoteSubmit,
} from '@portal/contract/analysis-reports';
import { useLatestValues, useSavedForm } from '@portal/platform/forms';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { lease, quoteQuery } from './lease.query.ts';
import {
  type LeaseValues,
  leaseValuesIn,
  quoteBody,
  textFields,
  valuesOf,
} from './lease-values.ts';

interface LeaseFormOptions {
  readonly quote: LeaseQuote;
  /** The saved quote being changed; null for a new one. */
  readonly id: number | null;
  /** Name of a copy; null otherwise. */
  readonly copyName: string | null;
  readonly onKept: (quote: LeaseQuote) => void;
}

const fields = {
  ...Object.fromEntries(textFields.map((field) => [field, field])),
  ...Object.fromEntries(
    chosenFactors.map((factor) => [`factors.${factor}`, `factors.${factor}` as const]),
  ),
};

/** Form for a quote. The browser stores entries until they are saved. */
export function useLeaseForm({ quote, id, copyName, onKept }: LeaseFormOptions) {
  const { t } = useWords();
  const client = useQueryClient();
  const saving = useSavedForm<LeaseValues>({
    draft: draftOf(quote, id, copyName),
    initial: () => valuesOf(quote, copyName),
    restore: leaseValuesIn,
    send: async (values, client_key) => {
      const kept = await call('POST leasesales/configurator_submit', {
        body: bodyOf(values, id, client_key),
      });
      client.setQueryData(quoteQuery(kept.id).queryKey, kept);
      onKept(kept);
    },
    fields,
    problemText: ({ field, code }, _, error) => {
      if (code === 'changed_elsewhere') return t('lease.problem.changed_elsewhere');
      if (code === 'unique') return t('lease.problem.unique');
      if (code === 'limit_reached') return t('lease.problem.limit_reached');
      if (field === 'root' || !isCallFailure(error)) return t(failureWord(error));
      return t(code === 'unknown_value' ? 'lease.problem.no_rate' : 'lease.problem.invalid');
    },
    savedText: ({ quote_name: name }) => t('lease.saved', { name }),
    changes: lease,
  });
  useLatestValues(saving.form, id === null ? null : quote, (latest) => valuesOf(latest, null));
  return saving;
}

const draftOf = (quote: LeaseQuote, id: number | null, copyName: string | null): string =>
  `lease/${copyName === null ? (id ?? 'new') : `copy-${quote.id}`}`;

function bodyOf(values: LeaseValues, id: number | null, client_key: string): LeaseQuoteSubmit {
  const quote = quoteBody(values);
  // The fields were validated before.
  if (!quote) throw new TypeError('A number of the quote is none.');
  if (id === null) return { ...quote, client_key };
  return { ...quote, id, revision: values.revision, todays_rates: values.todays_rates };
}
