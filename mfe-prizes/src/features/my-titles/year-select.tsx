import { Field } from '@site/ui/field';
import { SelectInput } from '@site/ui/select-input';
import { text } from './my-titles.text';
import type { YearChoice } from './year-choice';
import styles from './year-select.module.css';

interface Props {
  years: readonly number[];
  hasAll: boolean;
  value: YearChoice;
  onChoose: (year: YearChoice) => void;
}

export function YearSelect({ years, hasAll, value, onChoose }: Props) {
  return (
    <div className={styles.select}>
      <Field label={text.chooseYear}>
        <SelectInput
          name="year"
          value={value}
          onChange={({ target }) => onChoose(target.value === 'all' ? 'all' : Number(target.value))}
        >
          {hasAll && <option value="all">{text.allYears}</option>}
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}
