import { type KeptReport, keptThingLimits, savedName } from '@portal/contract/analysis-reports';
import { bus, navigationRequested, notified } from '@portal/platform/bus';
import {
  Form,
  FormActions,
  FormDialog,
  useController,
  useDrawer,
  useSavedForm,
} from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, IconDeviceFloppy, Text, TextInput } from '@portal/platform/ui';
import { useState } from 'react';
import { type KeptPrefix, keptReportsQuery } from './kept.query.ts';
import { useKeptActions } from './use-kept-actions.ts';

interface KeepReportProps {
  readonly prefix: KeptPrefix;
  /** The address of the list of kept reports. */
  readonly list: string;
  /** What it would be called. */
  readonly proposed: string;
  /** Has the report in view made under a name; the key is the same for each attempt. */
  readonly onKeep: (name: string, key: string) => Promise<KeptReport>;
}

/** Keeps the report in view as it is made now, under a name. */
export function KeepReport(props: KeepReportProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconDeviceFloppy size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('kept.keep')}
      </Button>
      <FormDialog opened={opened} title={t('kept.keep')} onClose={() => setOpened(false)}>
        <KeepForm {...props} />
      </FormDialog>
    </>
  );
}

function KeepForm({ prefix, list, proposed, onKeep }: KeepReportProps) {
  const { t } = useWords();
  const { close } = useDrawer();
  const { show } = useKeptActions(prefix);
  const { form, isSaving, submit } = useSavedForm({
    draft: null,
    initial: () => ({ name: [...proposed].slice(0, keptThingLimits.name).join('') }),
    restore: () => null,
    send: async ({ name }, key) => {
      const report = await onKeep(savedName(name) ?? '', key);
      show(report);
      bus.emit(notified, {
        tone: 'success',
        text: t('kept.ordered', { name: report.report_name }),
        action: {
          label: t('kept.title'),
          perform: () => bus.emit(navigationRequested, { to: list }),
        },
      });
    },
    fields: { name: 'name' },
    problemText: ({ code }, _, error) => {
      if (code === 'limit_reached') return t('kept.problem.limit_reached');
      if (code === 'too_many_requests') return t('kept.problem.too_many');
      return code === 'unknown_value' ? t('kept.problem.not_there') : t(failureWord(error));
    },
    savedText: () => null,
    changes: keptReportsQuery(prefix).queryKey,
  });
  const { field, fieldState } = useController({
    control: form.control,
    name: 'name',
    rules: { validate: (name) => savedName(name) !== null || t('kept.problem.name') },
  });
  return (
    <Form form={form} onSubmit={submit}>
      <Text size="sm" c="dimmed">
        {t('kept.keep_text')}
      </Text>
      <TextInput
        label={t('kept.name')}
        required
        dir="auto"
        data-autofocus
        autoComplete="off"
        {...field}
        error={fieldState.error?.message}
      />
      <FormActions>
        <Button variant="default" onClick={close}>
          {t('shell:form.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('kept.keep_confirm')}
        </Button>
      </FormActions>
    </Form>
  );
}
