import { useWords } from '@portal/platform/i18n';
import type { User } from '@portal/platform/session';
import { Alert, Button, Group, Radio, Stack, TextInput } from '@portal/platform/ui';
import { useState } from 'react';
import { SchemeChoice } from './scheme-choice.tsx';
import { useSavePreferences } from './use-save-preferences.ts';

/** In the expected order: the customary system of the country first. */
const units = ['1', '0', '2'] as const;

/** Maximum length of a currency symbol, as in "CLP$". */
const longestSign = 4;

interface PreferencesFormProps {
  user: User;
  onDone: () => void;
}

/** Units and currency symbol, stored with the user; the color scheme, stored on this device. */
export function PreferencesForm({ user, onDone }: PreferencesFormProps) {
  const { t } = useWords();
  const [unit, setUnit] = useState(user.UnitOfMeasurement);
  const [sign, setSign] = useState(user.CurrencySymbol);
  const { save, isSaving, problems } = useSavePreferences(onDone);
  const choose = (value: string) => setUnit(units.find((each) => each === value) ?? unit);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save({ unit_of_measurement: unit, currency_symbol: sign.trim() });
      }}
    >
      <Stack>
        <Radio.Group
          label={t('preferences.units')}
          value={unit}
          onChange={choose}
          error={problems.unit_of_measurement}
        >
          <Stack gap="xs" mt="xs">
            {units.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`preferences.units.${value}`)}
                description={t(`preferences.units.${value}.text`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          label={t('preferences.currency')}
          description={t('preferences.currency.text')}
          value={sign}
          onChange={({ currentTarget }) => setSign(currentTarget.value)}
          maxLength={longestSign}
          autoComplete="off"
          error={problems.currency_symbol}
        />
        <SchemeChoice />
        {problems.form && (
          <Alert color="red" role="alert">
            {problems.form}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('preferences.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('preferences.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
