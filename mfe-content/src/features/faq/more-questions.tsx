import { Link } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { chevronRight } from '@site/ui/icon-shapes';
import { WholeWords } from '@site/ui/whole-words';
import { faq } from '#content/faq.ts';
import { text } from './faq.text';
import styles from './more-questions.module.css';

const howMany = 4;

/** The questions that follow one, and after the last the first again. */
export function MoreQuestions({ after }: { after: number }) {
  const place = faq.findIndex(({ id }) => id === after);
  const next = [...faq.slice(place + 1), ...faq.slice(0, place)].slice(0, howMany);
  return (
    <Card as="aside" labelledBy="outras-duvidas">
      <h2 id="outras-duvidas" className={styles.title}>
        {text.more}
      </h2>
      <ul>
        {next.map(({ id, resumo }) => (
          <li key={id} className={styles.item}>
            <Link to={pathTo('faqQuestion', { questionId: id })} className={styles.link}>
              <span>
                <WholeWords>{resumo}</WholeWords>
              </span>
              <Icon shape={chevronRight} size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
