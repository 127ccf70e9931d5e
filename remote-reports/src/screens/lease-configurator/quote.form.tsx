import {
  type LeaseQuote,
  type LeaseStructure,
  leaseFigures,
} from '@portal/contract/analysis-reports';
import { Form, FormActions } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Fieldset, Panel, Stack } from '@portal/platform/ui';
import { useCurrency } from '../../parts/use-currency.ts';
import { FactorGroups } from './factor-groups.tsx';
import classes from './lease.module.css';
import { quoteBody } from './lease-values.ts';
import { NewerRates } from './newer-rates.tsx';
import { NumberFields } from './number-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { QuoteFiles } from './quote-files.tsx';
import { Result, ResultPanel } from './result.panel.tsx';
import { SizeField } from './size-field.tsx';
import { TextField } from './text-field.tsx';
import { useLeaseForm } from './use-lease-form.ts';

interface QuoteFormProps {
  readonly quote: LeaseQuote;
  /** The saved quote being changed; null for a new one. */
  readonly id: number | null;
  /** Name of a copy; null otherwise. */
  readonly copyName: string | null;
  /** The rates of the quote and today's rates. */
  readonly own: LeaseStructure;
  readonly today: LeaseStructure;
  readonly onKept: (quote: LeaseQuote) => void;
}

/** Form for a quote, with its figures updated while typing. */
export function QuoteForm({ quote, id, copyName, own, today, onKept }: QuoteFormProps) {
  const { t } = useWords();
  const symbol = useCurrency();
  const { form, submit, isSaving } = useLeaseForm({ quote, id, copyName, onKept });
  const values = form.watch();
  const structure = values.todays_rates ? today : own;
  const asked = quoteBody(values);
  const figures = asked && leaseFigures(structure, asked);
  return (
    <div className={classes.columns}>
      <Panel title={id === null ? t('lease.new') : quote.quote_name}>
        <Form form={form} onSubmit={submit} label={t('lease.quote')}>
          <NewerRates
            quote={quote}
            isTaken={values.todays_rates || id === null}
            onTake={() => form.setValue('todays_rates', true, { shouldDirty: true })}
          />
          <TextField name="quote_name" required />
          <TextField name="customer_name" required />
          <PlaceFields />
          <Fieldset legend={t('lease.fleet')}>
            <Stack gap="sm">
              <SizeField structure={structure} symbol={symbol} />
              <NumberFields />
            </Stack>
          </Fieldset>
          <FactorGroups structure={structure} />
          <FormActions>
            <div className={classes.inShort}>
              <Result figures={figures} symbol={symbol} />
            </div>
            <QuoteFiles
              request={
                asked &&
                figures && {
                  ...asked,
                  ...(id !== null && { id, todays_rates: values.todays_rates }),
                }
              }
            />
            {form.formState.isDirty && (
              <Button variant="default" disabled={isSaving} onClick={() => form.reset()}>
                {t('lease.discard')}
              </Button>
            )}
            <Button type="submit" loading={isSaving}>
              {t('lease.save')}
            </Button>
          </FormActions>
        </Form>
      </Panel>
      <div className={classes.aside}>
        <ResultPanel figures={figures} symbol={symbol} size={values.size} />
      </div>
    </div>
  );
}
