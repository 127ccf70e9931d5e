import { useWords } from '@portal/platform/i18n';
import {
  type ColorSchemeChoice,
  Input,
  SegmentedControl,
  useColorScheme,
} from '@portal/platform/ui';

const choices: readonly ColorSchemeChoice[] = ['light', 'dark', 'system'];

/**
 * Field for the color scheme: light, dark, or the device's own. Takes effect at once, on this
 * device.
 */
export function SchemeChoice() {
  const { t } = useWords();
  const { choice, choose } = useColorScheme();
  const label = t('preferences.scheme');
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        mt={4}
        aria-label={label}
        value={choice}
        onChange={(value) => choose(choices.find((each) => each === value) ?? 'system')}
        data={choices.map((value) => ({ value, label: t(`preferences.scheme.${value}`) }))}
      />
    </Input.Wrapper>
  );
}
