import { ChoiceField } from '@site/forms/choice-field';
import { text } from './personal-data.text';

/** Whether somebody is a politically exposed person. */
export function PoliticallyExposedField() {
  return (
    <ChoiceField
      name="politicallyExposed"
      label={text.politicallyExposed}
      required
      options={[
        { value: 'true', label: text.yes },
        { value: 'false', label: text.no },
      ]}
    />
  );
}
