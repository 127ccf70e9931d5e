import { type TireSelects, tinFault, tinOf } from '@portal/contract/fleet-surveys';
import { useFormContext } from '@portal/platform/forms';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { Group, TextInput } from '@portal/platform/ui';
import { ChangeChoice } from './change-choice.tsx';
import type { ChangeValues } from './change-values.ts';

const most = 9;

/** What a tire is that goes on new, from the catalog. */
export function NewTireFields({ selects }: { readonly selects: TireSelects | undefined }) {
  const { t } = useWords();
  const { register, watch, setValue, formState } = useFormContext<ChangeValues>();
  const offered = (names: readonly string[] = [], chosen: string) =>
    [...new Set([...names, ...(chosen ? [chosen] : [])])].map((name) => ({
      value: name,
      label: name,
    }));
  const caps = Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t('change.never_capped') : String(count),
  }));
  const retreads = (selects?.retread_lines ?? []).map(({ brand, line }) => ({
    value: `${brand}\n${line}`,
    label: `${brand} ${line}`,
  }));
  return (
    <>
      <ChangeChoice
        name="brand"
        label={t('change.brand')}
        data={offered(selects?.brands, watch('brand'))}
        onChosen={() => setValue('product_line', '')}
      />
      <ChangeChoice
        name="product_line"
        label={t('change.product_line')}
        data={offered(selects?.product_lines, watch('product_line'))}
      />
      <Group grow gap="sm" align="start">
        <ChangeChoice
          name="tire_size"
          label={t('change.tire_size')}
          data={offered(selects?.tire_sizes, watch('tire_size'))}
        />
        <ChangeChoice
          name="load_range"
          label={t('change.load_range')}
          data={offered(selects?.load_ranges, watch('load_range'))}
        />
      </Group>
      <ChangeChoice name="caps" label={t('change.caps')} required data={caps} />
      {watch('caps') !== '0' && (
        <ChangeChoice name="retread" label={t('change.retread')} data={retreads} />
      )}
      <TextInput
        label={t('change.tin')}
        description={t('change.tin_hint')}
        size="md"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={formState.errors.tin?.message}
        {...register('tin', {
          // Where no network is, nobody else says so before the tire is on.
          validate: (text) => {
            const tin = tinOf(text);
            return tin === '' || !tinFault(tin, clock.now()) || t('change.problem.tin');
          },
        })}
      />
    </>
  );
}
