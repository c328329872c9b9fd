import { pathTo } from '@site/contracts/routes';
import { CardLink } from '@site/ui/card-link';
import { Icon } from '@site/ui/icon';
import { arrowRight } from '@site/ui/icon-shapes';
import { WholeWords } from '@site/ui/whole-words';
import type { FaqItem } from '#content/faq.schema.ts';
import { plainText } from '#parts/rich-text/plain-text.ts';
import styles from './question-card.module.css';

interface Props {
  question: FaqItem;
  /** The level of the heading, as the page's outline asks. */
  heading: 'h2' | 'h3';
}

/** A question with the first two lines of its answer. The whole card is the link. */
export function QuestionCard({ question, heading: Heading }: Props) {
  return (
    <article className={styles.frame}>
      <CardLink to={pathTo('faqQuestion', { questionId: question.id })}>
        <div className={styles.card}>
          <div className={styles.words}>
            <Heading className={styles.question}>
              <WholeWords>{question.resumo}</WholeWords>
            </Heading>
            <p className={styles.answer}>
              <WholeWords>{plainText(question.resposta.slice(0, 1))}</WholeWords>
            </p>
          </div>
          <span className={styles.arrow}>
            <Icon shape={arrowRight} />
          </span>
        </div>
      </CardLink>
    </article>
  );
}
