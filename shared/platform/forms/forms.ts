/** Forms whose values are stored, guarded and saved, in a drawer or on a page. */
export { useController, useFormContext } from 'react-hook-form';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { useDrawer, useUnsaved } from './drawer-context.ts';
export { type FieldProblem, fieldProblem } from './field-problem.ts';
export { Form, type FormProps } from './form.tsx';
export { FormActions } from './form-actions.tsx';
export { FormDialog } from './form-dialog.tsx';
export { FormDrawer, type FormDrawerProps } from './form-drawer.tsx';
export { NameForm, type NameFormProps } from './name-form.tsx';
export {
  type SearchedChoice,
  SearchedSelect,
  type SearchedSelectProps,
} from './searched-select.tsx';
export { useLatestValues } from './use-latest-values.ts';
export { type SavedFormOptions, useSavedForm } from './use-saved-form.ts';
