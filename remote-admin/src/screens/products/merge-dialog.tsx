import { type Product, productName } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { formatInteger } from '@portal/platform/format';
import { ConfirmDialog, useDrawer } from '@portal/platform/forms';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Alert, Facts, Select, TextInput } from '@portal/platform/ui';
import { useDeferredValue, useState } from 'react';
import { call } from '../../calls.ts';
import { products, sameKindQuery, usesQuery } from './products.query.ts';

interface MergeDialogProps {
  readonly product: Product;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const counted = ['invoice_lines', 'casings', 'tires', 'tire_lives', 'specs'] as const;

/** Moves all references from a duplicate to another product, once the duplicate's name is typed. */
export function MergeDialog({ product, opened, onClose }: MergeDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const { close } = useDrawer();
  const [into, setInto] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const name = productName(product);
  const uses = useQuery({ ...usesQuery(product.id), enabled: opened });
  const { data: found = [] } = useQuery({
    ...sameKindQuery(product.kind, useDeferredValue(search.trim().slice(0, 100))),
    enabled: opened,
    placeholderData: (before) => before,
  });
  const options = found
    .filter(({ id, state }) => id !== product.id && state !== 'merged')
    .map((each) => ({ value: String(each.id), label: productName(each) }));
  const merging = useMutation({
    mutationFn: () => {
      if (!uses.data || into === null) throw new Error('Nothing is merged before it was counted.');
      const { id, revision } = product;
      const body = {
        id,
        revision,
        into: Number(into),
        confirmed_name: typed.trim(),
        uses: uses.data,
      };
      return call('POST products/merge', { body });
    },
    onSuccess: ({ product: staying }) => {
      bus.emit(notified, {
        tone: 'success',
        text: t('products.merge.done', { name, into: productName(staying) }),
      });
      close();
      void client.invalidateQueries({ queryKey: products });
    },
    // The counts may have changed.
    onError: () => void uses.refetch(),
  });
  const error = merging.error ?? uses.error;
  const isWrong = typed.trim() !== name;
  return (
    <ConfirmDialog
      opened={opened && !merging.isSuccess}
      returnFocus={!merging.isSuccess}
      title={t('products.merge.title')}
      text={t('products.merge.text', { name })}
      confirm={t('products.merge.confirm')}
      isBusy={merging.isPending}
      onCancel={() => {
        merging.reset();
        setAsked(false);
        onClose();
      }}
      onConfirm={() => {
        setAsked(true);
        if (into !== null && !isWrong && uses.data) merging.mutate();
      }}
    >
      <Facts
        facts={counted.map((field) => [
          t(`products.merge.${field}`),
          uses.data ? formatInteger(uses.data[field]) : '…',
        ])}
      />
      <Select
        label={t('products.merge.into')}
        required
        searchable
        data={options}
        // The server has already filtered.
        filter={({ options: all }) => all}
        nothingFoundMessage={t('shell:filter.not_found')}
        searchValue={search}
        onSearchChange={setSearch}
        value={into}
        onChange={setInto}
        error={isAsked && into === null ? t('products.merge.into_missing') : null}
      />
      <TextInput
        label={t('products.merge.name', { name })}
        required
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={isAsked && isWrong ? t('products.merge.name_wrong') : null}
      />
      <div role="alert">
        {error && (
          <Alert color="red">
            {t(
              isCallFailure(error) && error.code === 'changed_elsewhere'
                ? 'products.merge.changed'
                : failureWord(error),
            )}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
