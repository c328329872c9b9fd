import type { FormEvent, ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { type FormSchema, rulesResolver } from './rules-resolver';
import { useKeptValues } from './use-kept-values';
import { useRecheck } from './use-recheck';

/** A form as `useSiteForm` makes it and `<Form>` takes it. */
export type SiteForm<Values extends FieldValues> = UseFormReturn<Values>;

/** The names of fields whose values are never kept in the browser. */
type Secret = 'password' | 'newPassword' | 'repeatPassword' | 'code' | 'activationCode';

interface SiteFormOptions<Values> {
  defaultValues: Values;
  /**
   * The form's own name: what was typed is kept in this tab under it, until it is saved (`resetDefaultValues`) or given
   * up (`reset`), and is there again after a reload or a login of the same customer (D64). Not for forms with secrets.
   */
  keptAs?: keyof Values & Secret extends never ? string : never;
}

/**
 * A form validated by domain rules, one per field: when a field is left, at every change from then on, and at a
 * submit, which counts as having left them all. A field that was left is validated again when another one changes.
 */
export function useSiteForm<Values extends FieldValues>(
  schema: FormSchema<NoInfer<Values>>,
  { defaultValues, keptAs }: SiteFormOptions<Values>,
): SiteForm<Values> {
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: rulesResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  useKeptValues(form, defaultValues, keptAs);
  useRecheck(form);
  return form;
}

interface FormProps<Values extends FieldValues> {
  form: SiteForm<Values>;
  /** Runs when no field has an error; otherwise the first of them gets the focus (D44). A promise keeps a second submit out. */
  onSubmit: (values: Values) => unknown;
  /** The name of the form for screen readers, where a page has two. */
  label?: string;
  children: ReactNode;
}

/** The form around its fields. */
export function Form<Values extends FieldValues>({ form, onSubmit, label, children }: FormProps<Values>) {
  const { isSubmitting } = form.formState;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    reportAutofill(event.currentTarget);
    if (!isSubmitting) void form.handleSubmit(async (values) => void (await onSubmit(values)))(event);
  }

  return (
    <FormProvider {...form}>
      <form noValidate aria-label={label} onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  );
}

// Some browsers fill fields in without an event (C13). React ignores this event if it already knows the
// value.
function reportAutofill(form: HTMLFormElement) {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement) element.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
