import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { useSession } from '@site/platform/session';
import { Icon } from '@site/ui/icon';
import { logOut, shoppingBag, ticket, trophy, user, type IconShape } from '@site/ui/icon-shapes';
import { text } from './frame.text';
import styles from './user-menu.module.css';

const entries: { to: string; label: string; icon: IconShape }[] = [
  { to: pathTo('profileData'), label: text.account, icon: user },
  { to: pathTo('myTitles'), label: text.titles, icon: ticket },
  { to: pathTo('prizes'), label: text.prizes, icon: trophy },
  { to: pathTo('orders', { section: 'compras' }), label: text.orders, icon: shoppingBag },
];

/** The customer's pages, and the way out. */
export function UserMenuList({ id }: { id: string }) {
  const { signOut } = useSession();
  const navigate = useNavigate();

  const leave = () => {
    // The guard of the page on screen redirects first; the navigation to the home page then replaces its redirect to the login.
    flushSync(signOut);
    void navigate(pathTo('home'));
  };

  return (
    <div className={styles.place}>
      <ul id={id} className={styles.list} aria-label={text.account}>
        {entries.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.entry}>
              <Icon shape={icon} />
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.entry} onClick={leave}>
            <Icon shape={logOut} />
            {text.signOut}
          </button>
        </li>
      </ul>
    </div>
  );
}
