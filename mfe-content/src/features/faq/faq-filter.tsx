import { useForm } from 'react-hook-form';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { TextInput } from '@site/ui/text-input';
import { text } from './faq.text';
import styles from './faq-filter.module.css';

interface Props {
  /** The words that the list is filtered by. */
  words: string;
  onSearch: (words: string) => void;
}

/** The search field. While a filter is active its button takes the filter away; Enter searches anew. */
export function FaqFilter({ words, onSearch }: Props) {
  const { register, handleSubmit, reset } = useForm({ values: { search: words } });

  function clear() {
    reset({ search: '' });
    onSearch('');
  }

  return (
    <form role="search" className={styles.form} onSubmit={handleSubmit(({ search }) => onSearch(search))}>
      <div className={styles.field}>
        <Field label={text.search}>
          <TextInput {...register('search')} type="search" placeholder={text.search} autoComplete="off" />
        </Field>
      </div>
      <Button
        key="action"
        type={words ? 'button' : 'submit'}
        fill="mobile"
        onClick={words ? clear : undefined}
      >
        {words ? text.clearFilter : text.filter}
      </Button>
    </form>
  );
}
