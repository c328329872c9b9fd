import { useEffect, useRef } from 'react';
import { Button } from '@site/ui/button';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import type { FaqItem } from '#content/faq.schema.ts';
import { QuestionCard } from '#parts/question-card/question-card.tsx';
import { text } from './faq.text';
import styles from './question-list.module.css';

interface Props {
  questions: readonly FaqItem[];
  /** How many of them to show. */
  size: number;
  onShowMore: () => void;
}

/** The cards in two columns, and 'Ver mais' while there are more: the focus goes to the first one that came. */
export function QuestionList({ questions, size, onShowMore }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const shown = questions.slice(0, size);
  const firstNew = useRef<number>(undefined);

  function showMore() {
    firstNew.current = shown.length;
    onShowMore();
  }

  // The address brings them, some time after the press.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.querySelectorAll('a')[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [shown.length]);

  return (
    <Stack gap={5}>
      <p role="status" className={styles.count}>
        {text.shown(shown.length, questions.length)}
      </p>
      <div ref={list}>
        <Grid as="ul" layout="halves">
          {shown.map((question) => (
            <li key={question.id}>
              <QuestionCard question={question} heading="h2" />
            </li>
          ))}
        </Grid>
      </div>
      {shown.length < questions.length && (
        <div className={styles.more}>
          <Button kind="secondary" size="lg" onClick={showMore}>
            {text.showMore}
          </Button>
        </div>
      )}
    </Stack>
  );
}
