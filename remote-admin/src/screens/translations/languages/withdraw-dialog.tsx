import type { LanguageUse, Locale } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { ConfirmDialog } from '@portal/platform/forms';
import { type SpokenWords, useWords } from '@portal/platform/i18n';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Alert, PanelSkeleton, Stack, Text, TextInput } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../../calls.ts';
import { checkStatus, whyFailed } from '../status-failure.ts';
import { allWords, localesQuery } from '../words.query.ts';

interface WithdrawDialogProps {
  /** Null until one is chosen. */
  readonly locale: Locale | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const useQueryOf = (id: number) =>
  queryOptions({
    queryKey: ['locales', 'use', id],
    queryFn: async ({ signal }) =>
      (await call('POST admin/locales/get_use', { body: { locale_id: id }, signal })).use,
  });

/** Withdraws an unused added language once its code is typed; otherwise lists its uses. */
export function WithdrawDialog({ locale, opened, onClose }: WithdrawDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const use = useQuery({ ...useQueryOf(locale?.id ?? 0), enabled: opened && locale !== null });
  const code = locale?.locale ?? '';
  const language = locale?.name ?? '';
  const reasons = use.data ? reasonsOf(use.data, t) : [];
  const isWrong = typed.trim() !== code;
  const withdrawing = useMutation({
    mutationFn: () =>
      checkStatus(call('POST admin/locales/withdraw', { body: { locale_id: locale?.id ?? 0 } })),
    onSuccess: () => {
      const text = t('language.withdraw.done', { language });
      bus.emit(notified, { tone: 'success', text });
      onClose();
      void client.invalidateQueries({ queryKey: localesQuery().queryKey });
      void client.invalidateQueries({ queryKey: allWords });
    },
    // The language may be in use by now.
    onError: () => void use.refetch(),
  });
  const error = withdrawing.error ?? use.error;
  const close = () => {
    withdrawing.reset();
    setTyped('');
    setAsked(false);
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t('language.withdraw.title', { language })}
      text={t(reasons.length > 0 ? 'language.withdraw.used' : 'language.withdraw.text')}
      confirm={t('language.withdraw.confirm')}
      isBusy={withdrawing.isPending}
      onCancel={close}
      onConfirm={() => {
        setAsked(true);
        if (use.data && reasons.length === 0 && !isWrong) withdrawing.mutate();
      }}
    >
      {use.isPending && !use.error && <PanelSkeleton count={1} />}
      <Stack gap="xs">
        {reasons.map((reason) => (
          <Alert key={reason} color="amber">
            {reason}
          </Alert>
        ))}
      </Stack>
      {use.data && reasons.length === 0 && (
        <TextInput
          label={t('language.withdraw.name', { code })}
          required
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={isAsked && isWrong ? t('language.withdraw.name_wrong') : null}
        />
      )}
      <div role="alert">{error && <Text c="red">{whyFailed(error, t)}</Text>}</div>
    </ConfirmDialog>
  );
}

function reasonsOf(use: LanguageUse, t: SpokenWords['t']): readonly string[] {
  const { children, users, registrations, reports } = use;
  const reasons = [
    use.is_original && t('language.withdraw.original'),
    use.is_built && t('language.withdraw.built'),
    children.length > 0 &&
      t('language.withdraw.children', { count: children.length, codes: children.join(', ') }),
    users > 0 && t('language.withdraw.users', { count: users }),
    registrations > 0 && t('language.withdraw.registrations', { count: registrations }),
    reports > 0 && t('language.withdraw.reports', { count: reports }),
  ];
  return reasons.filter((reason) => reason !== false);
}
