import { FormDialog } from '@portal/platform/forms';
import { NameForm, type NameFormProps } from './name-form.tsx';

interface NameDialogProps extends NameFormProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
}

/** A dialog that asks for a name. */
export const NameDialog = ({ opened, title, onClose, ...form }: NameDialogProps) => (
  <FormDialog opened={opened} title={title} onClose={onClose}>
    <NameForm {...form} />
  </FormDialog>
);
