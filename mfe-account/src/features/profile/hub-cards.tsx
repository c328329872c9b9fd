import { pathTo } from '@site/contracts/routes';
import { CardLink } from '@site/ui/card-link';
import { Grid } from '@site/ui/grid';
import { Icon } from '@site/ui/icon';
import { shoppingBag, ticket, trophy, user, type IconShape } from '@site/ui/icon-shapes';
import { WholeWords } from '@site/ui/whole-words';
import { text } from './profile.text';
import styles from './hub-cards.module.css';

interface HubCard {
  to: string;
  icon: IconShape;
  colour: 'sky' | 'butter' | 'leaf' | 'coral';
  title: string;
  hint: string;
}

const cards: readonly HubCard[] = [
  {
    to: pathTo('profileData'),
    icon: user,
    colour: 'sky',
    title: text.myAccount,
    hint: text.myAccountHint,
  },
  { to: pathTo('myTitles'), icon: ticket, colour: 'butter', title: text.myTitles, hint: text.myTitlesHint },
  { to: pathTo('prizes'), icon: trophy, colour: 'leaf', title: text.myPrizes, hint: text.myPrizesHint },
  {
    to: pathTo('orders', { section: 'compras' }),
    icon: shoppingBag,
    colour: 'coral',
    title: text.myOrders,
    hint: text.myOrdersHint,
  },
];

/** The ways from here (D5). */
export function HubCards() {
  return (
    <Grid as="ul" layout="quarters">
      {cards.map(({ to, icon, colour, title, hint }) => (
        <li key={to}>
          <CardLink to={to} padding="snug">
            <span className={styles.card}>
              <span className={styles.disc} data-colour={colour}>
                <Icon shape={icon} size="large" />
              </span>
              <span>
                <strong className={styles.title}>{title}</strong>{' '}
                <span className={styles.hint}>
                  <WholeWords>{hint}</WholeWords>
                </span>
              </span>
            </span>
          </CardLink>
        </li>
      ))}
    </Grid>
  );
}
