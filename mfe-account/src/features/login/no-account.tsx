import { pathTo } from '@site/contracts/routes';
import { TextLink } from '@site/ui/text-link';
import { text } from './login.text';
import styles from './no-account.module.css';

/** The way to an account for somebody who has none. */
export function NoAccount() {
  return (
    <p className={styles.line}>
      {text.noAccount} <TextLink to={pathTo('signUp', { step: 1 })}>{text.signUp}</TextLink>
    </p>
  );
}
