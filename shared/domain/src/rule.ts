/** Checks one value of a form and returns the message to show, or undefined if it is valid. */
export type Rule<Value = string, Values = unknown> = (value: Value, values?: Values) => string | undefined;

/** All rules in their order; the first message wins. */
export function all<Value, Values = unknown>(...rules: Rule<Value, Values>[]): Rule<Value, Values> {
  return (value, values) => {
    for (const rule of rules) {
      const message = rule(value, values);
      if (message) return message;
    }
    return undefined;
  };
}

/** The same rule with another message. */
export function withMessage<Value, Values = unknown>(
  message: string,
  rule: Rule<Value, Values>,
): Rule<Value, Values> {
  return (value, values) => (rule(value, values) ? message : undefined);
}

/** The value repeats another field of the form, letter for letter. */
export function sameAs<Name extends string>(
  field: Name,
  message: string,
): Rule<string, Readonly<Record<Name, unknown>>> {
  return (value, values) => (value === values?.[field] ? undefined : message);
}
