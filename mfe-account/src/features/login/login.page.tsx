import { Page } from '@site/platform/page';
import { accountCard } from '#parts/account-card/account-card.tsx';
import { LoginForm } from './login-form';
import { text } from './login.text';
import { NoAccount } from './no-account';

export function LoginPage() {
  return (
    <Page title={text.heading} frame={accountCard}>
      <LoginForm />
      <NoAccount />
    </Page>
  );
}
