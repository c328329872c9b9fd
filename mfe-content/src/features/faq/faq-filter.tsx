import type { FormEvent } from 'react';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { TextInput } from '@site/ui/text-input';
import { text } from './faq.text';
import styles from './faq-filter.module.css';
import { useDraft } from './use-draft';

interface Props {
  /** The words that the list is filtered by. */
  words: string;
  onSearch: (words: string) => void;
}

/** The search field. While a filter is active its button takes the filter away; Enter searches anew. */
export function FaqFilter({ words, onSearch }: Props) {
  const [draft, setDraft] = useDraft(words);

  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(draft);
  }

  function clear() {
    setDraft('');
    onSearch('');
  }

  return (
    <form role="search" className={styles.form} onSubmit={search}>
      <div className={styles.field}>
        <Field label={text.search}>
          <TextInput
            name="search"
            value={draft}
            placeholder={text.search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setDraft(target.value)}
          />
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
