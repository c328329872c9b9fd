import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { Cluster } from '@site/ui/cluster';
import { TextLink } from '@site/ui/text-link';
import { accountCard } from '#parts/account-card/account-card.tsx';
import { LoginForm } from './login-form';
import { text } from './login.text';

export function LoginPage() {
  return (
    <Page title={text.heading} frame={accountCard}>
      <LoginForm />
      <Cluster as="p" gap={2}>
        {text.noAccount} <TextLink to={pathTo('signUp', { step: 1 })}>{text.signUp}</TextLink>
      </Cluster>
    </Page>
  );
}
