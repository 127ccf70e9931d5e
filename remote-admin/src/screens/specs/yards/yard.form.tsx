import {
  type ManagedYard,
  type SimilarYard,
  type SpecStructure,
  yardLimits,
} from '@portal/contract/admin';
import {
  type FieldProblem,
  Form,
  FormActions,
  useDrawer,
  useSavedForm,
} from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, Checkbox } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../../calls.ts';
import { specs } from '../specs.query.ts';
import { DealerField } from './dealer-field.tsx';
import { RemoveYard } from './remove-yard.tsx';
import { SimilarYards } from './similar-yards.tsx';
import { YardPlace } from './yard-place.tsx';
import { YardText } from './yard-text.tsx';
import {
  emptyYard,
  valuesOf,
  type YardValues,
  yardBody,
  yardFields,
  yardIn,
} from './yard-values.ts';

/** Thrown if the server has a similar yard and stored nothing. */
class SimilarFound extends Error {}

export interface YardFormProps {
  readonly account: string;
  /** Null for a new yard. */
  readonly yard: ManagedYard | null;
  readonly groups: readonly string[];
  readonly regions: readonly string[];
  readonly structure: SpecStructure;
  /** Receives the id of an added yard; null after a deletion. */
  readonly onChanged: (location: number | null) => void;
}

/** Adds or changes a yard. A possible duplicate is stored only after confirmation. */
export function YardForm({ account, yard, groups, regions, structure, onChanged }: YardFormProps) {
  const { t } = useWords();
  const { close } = useDrawer();
  // The location as read when the form was opened: with a later revision, saving would overwrite a
  // colleague's changes.
  const [read] = useState(yard);
  const [similar, setSimilar] = useState<readonly SimilarYard[]>([]);
  const send = async (values: YardValues) => {
    const body = yardBody(account, values);
    const answer = read
      ? await call('PUT manage_specs/save_location', {
          body: {
            ...body,
            location_id: read.location_id,
            revision: read.revision,
            is_closed: read.is_closed,
          },
        })
      : await call('POST manage_specs/add_new_location', { body });
    setSimilar(answer.similar);
    if (answer.similar.length > 0) throw new SimilarFound();
    if ('location_id' in answer && answer.location_id !== null) onChanged(answer.location_id);
  };
  const { form, isSaving, submit } = useSavedForm<YardValues>({
    draft: `yard/${account}/${read?.location_id ?? 'new'}`,
    initial: () => (read ? valuesOf(read) : emptyYard),
    restore: yardIn,
    send,
    fields: yardFields,
    problemText: (problem, values, error) =>
      error instanceof SimilarFound
        ? t('yards.problem.similar')
        : t(problemWord(problem, error), { code: values.code.trim() }),
    savedText: ({ name }) => t('yards.saved', { name: name.trim() }),
    changes: specs,
  });
  const mayCloseAndName = structure.has_all_location_level_access;
  return (
    <Form form={form} onSubmit={submit} label={t(read ? 'yards.edit' : 'yards.add')}>
      <YardText name="code" longest={yardLimits.code} required />
      <YardText name="name" longest={yardLimits.name} required />
      {mayCloseAndName && !read?.is_closed && (
        <Checkbox
          label={t('yards.field.is_head_office')}
          description={t('yards.head_office_help')}
          {...form.register('is_head_office')}
          error={form.formState.errors.is_head_office?.message}
        />
      )}
      <YardText name="customer_number" longest={yardLimits.number} />
      <YardPlace />
      <YardText name="location_group" longest={yardLimits.division} known={groups} />
      <YardText name="location_region" longest={yardLimits.division} known={regions} />
      <DealerField account={account} />
      {similar.length > 0 && <SimilarYards rows={similar} />}
      <FormActions>
        {read && mayCloseAndName && (
          <RemoveYard yard={read} isDirty={form.formState.isDirty} onGone={() => onChanged(null)} />
        )}
        <Button variant="default" onClick={close}>
          {t('shell:form.cancel')}
        </Button>
        <Button
          type="submit"
          loading={isSaving}
          disabled={read !== null && !form.formState.isDirty}
        >
          {t('yards.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

function problemWord({ field, code }: FieldProblem<string>, error: unknown): string {
  if (code === 'unique') return 'yards.problem.code_taken';
  if (code === 'changed_elsewhere') return 'yards.problem.changed_elsewhere';
  if (field === 'dealer') return 'yards.problem.dealer';
  return field === 'root' ? failureWord(error) : 'yards.problem.refused';
}
