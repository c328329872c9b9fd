import { CardLink } from '@site/ui/card-link';
import { Dots } from '@site/ui/dots';
import { Icon } from '@site/ui/icon';
import { arrowRight } from '@site/ui/icon-shapes';
import type { Card } from '#content/home.schema.ts';
import scratchCard from './art/raspadinha.svg';
import hill from './art/roda-no-morro.svg';
import draws from './art/rodadas.svg';
import ticket from './art/titulo.svg';
import { text } from './home.text';
import styles from './know-more.module.css';
import { useCarousel } from './use-carousel';

const pictures: Record<Card['img'], string> = {
  titulo: ticket,
  raspadinha: scratchCard,
  rodadas: draws,
  roda: hill,
};

/** The 'know more' cards: side by side, and on mobile one at a time with dots. */
export function KnowMore({ cards }: { cards: readonly Card[] }) {
  const { current, select, isPaused, togglePause, mayMove, handlers } = useCarousel(cards.length);

  return (
    <section aria-labelledby="saiba-mais" {...handlers}>
      <h2 id="saiba-mais">{text.knowMore}</h2>
      <ul className={styles.cards}>
        {cards.map((card, place) => (
          <li key={card.info} className={styles.item} data-current={place === current || undefined}>
            <CardLink to={card.link}>
              <img className={styles.picture} src={pictures[card.img]} alt="" width={290} height={168} />
              <div className={styles.words}>
                <p className={styles.label}>{card.label}</p>
                <h3>{card.info}</h3>
                <p className={styles.text}>{card.text}</p>
                <p className={styles.action}>
                  {card.acao} <Icon shape={arrowRight} size="small" />
                </p>
              </div>
            </CardLink>
          </li>
        ))}
      </ul>
      <div className={styles.dots}>
        <Dots
          label={text.knowMore}
          count={cards.length}
          current={current}
          onSelect={select}
          paused={isPaused}
          onTogglePause={mayMove ? togglePause : undefined}
        />
      </div>
    </section>
  );
}
