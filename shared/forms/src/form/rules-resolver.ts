import type { Rule } from '@site/domain/rule';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** One rule a field, in the order of the screen. A field without a rule takes everything. */
export type FormSchema<Values> = { readonly [Name in keyof Values]?: Rule<Values[Name], Values> };

/** Domain rules as a resolver for react-hook-form. */
export function rulesResolver<Values extends FieldValues>(schema: FormSchema<Values>): Resolver<Values> {
  return (values) => {
    const wrong = Object.keys(schema).flatMap((name) => {
      const message = schema[name]?.(values[name], values);
      return message ? [[name, { type: 'rule', message }] as const] : [];
    });
    if (wrong.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<Values> };
  };
}
