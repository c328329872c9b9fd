import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Price } from '@site/ui/price';
import { RoundMark } from '@site/ui/round-mark';
import styles from './campaign.module.css';

interface Round {
  name: string;
  prize: string;
  /** How many titles it draws. */
  titles: string;
}

/** The draws of the day, each with its prize. */
export function Rounds({ rounds }: { rounds: readonly Round[] }) {
  return (
    <div className={styles.rounds}>
      <Grid as="ul" layout="quarters">
        {rounds.map(({ name, prize, titles }, place) => (
          <Card key={name} as="li" padding="snug">
            <div className={styles.round}>
              <RoundMark index={place + 1} />
              <div>
                <p className={styles.small}>{name}</p>
                <Price size="md">{prize}</Price>
                <p className={styles.small}>{titles}</p>
              </div>
            </div>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
