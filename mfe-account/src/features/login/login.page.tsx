import { useLocation } from 'react-router-dom';
import { Page } from '@site/platform/page';
import { isAfterExpiry } from '@site/platform/wanted-page';
import { Banner } from '@site/ui/banner';
import { AccountCard } from '#parts/account-card/account-card.tsx';
import { LoginForm } from './login-form';
import { text } from './login.text';
import { NoAccount } from './no-account';

export function LoginPage() {
  const { state } = useLocation();
  return (
    <Page title={text.heading} frame={(content) => <AccountCard>{content}</AccountCard>}>
      {isAfterExpiry(state) && (
        <Banner tone="warning" announce="alert">
          {text.sessionEnded}
        </Banner>
      )}
      <LoginForm />
      <NoAccount />
    </Page>
  );
}
