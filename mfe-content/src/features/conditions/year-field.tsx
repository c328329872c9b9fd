import { useGetYearsQuery } from '@site/api/resources/static-data';
import { Field } from '@site/ui/field';
import { SelectInput } from '@site/ui/select-input';
import { useYears } from '#parts/year-choice/use-years.ts';
import { text } from './conditions.text';
import styles from './year-field.module.css';

interface Props {
  year: number;
  onChoose: (year: string) => void;
}

/** The year selector. It has the current year before, and without, a response of the server. */
export function YearField({ year, onChoose }: Props) {
  const { data = [], isError } = useGetYearsQuery();
  return (
    <div className={styles.field}>
      <Field label={text.year} hint={isError ? text.yearsFailed : undefined}>
        <SelectInput name="year" value={year} onChange={({ target }) => onChoose(target.value)}>
          {useYears([...data, year]).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}
