import { pathTo } from '@site/contracts/routes';
import { CardLink } from '@site/ui/card-link';
import { Grid } from '@site/ui/grid';
import { Icon } from '@site/ui/icon';
import { shoppingBag, ticket, trophy, user, type IconShape } from '@site/ui/icon-shapes';
import { Stack } from '@site/ui/stack';
import { text } from './profile.text';
import styles from './hub-cards.module.css';

interface HubCard {
  to: string;
  icon: IconShape;
  title: string;
  hint: string;
}

const cards: readonly HubCard[] = [
  { to: pathTo('profileData'), icon: user, title: text.myAccount, hint: text.myAccountHint },
  { to: pathTo('myTitles'), icon: ticket, title: text.myTitles, hint: text.myTitlesHint },
  { to: pathTo('prizes'), icon: trophy, title: text.myPrizes, hint: text.myPrizesHint },
  {
    to: pathTo('orders', { section: 'compras' }),
    icon: shoppingBag,
    title: text.myOrders,
    hint: text.myOrdersHint,
  },
];

/** The customer's name and the ways from here (D5). */
export function HubCards({ name }: { name: string }) {
  return (
    <Stack gap={5}>
      <p className={styles.name}>{text.hello(name)}</p>
      <Grid as="ul" layout="halves">
        {cards.map(({ to, icon, title, hint }) => (
          <li key={to}>
            <CardLink to={to} padding="snug">
              <span className={styles.card}>
                <span className={styles.disc}>
                  <Icon shape={icon} />
                </span>
                <span>
                  <strong className={styles.title}>{title}</strong>
                  <span className={styles.hint}>{hint}</span>
                </span>
              </span>
            </CardLink>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
