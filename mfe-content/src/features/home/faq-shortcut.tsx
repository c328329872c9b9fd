import { pathTo } from '@site/contracts/routes';
import { ButtonLink } from '@site/ui/button-link';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { faqShortcut } from '#content/faq-shortcut.ts';
import { QuestionCard } from '#parts/question-card/question-card.tsx';
import styles from './faq-shortcut.module.css';
import { text } from './home.text';

/** The first questions in two columns: even positions on the left, odd ones on the right. */
export function FaqShortcut() {
  return (
    <section aria-labelledby="atalho-faq">
      <Stack gap={6}>
        <h2 id="atalho-faq" className={styles.title}>
          {text.faq}
        </h2>
        <Grid as="ul" layout="halves">
          {faqShortcut.map((question) => (
            <li key={question.id}>
              <QuestionCard question={question} heading="h3" />
            </li>
          ))}
        </Grid>
        <div className={styles.more}>
          <ButtonLink to={pathTo('faqList')} size="lg">
            {text.toFaq}
          </ButtonLink>
        </div>
      </Stack>
    </section>
  );
}
