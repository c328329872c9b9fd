import { brand } from '@site/brand/brand';
import { pathTo } from '@site/contracts/routes';
import { Card } from '@site/ui/card';
import { Cluster } from '@site/ui/cluster';
import { Grid } from '@site/ui/grid';
import { TextLink } from '@site/ui/text-link';
import styles from './help-cards.module.css';
import { text } from './profile.text';

/** What a customer comes here for besides: e-mail and password, and somebody who answers. */
export function HelpCards() {
  return (
    <Grid layout="pairs">
      <Card as="section" padding="snug" labelledBy="acesso">
        <h2 id="acesso" className={styles.title}>
          {text.siteAccess}
        </h2>
        <Cluster gap={5}>
          <TextLink to={pathTo('changeEmail')}>{text.changeEmail}</TextLink>
          <TextLink to={pathTo('changePassword')}>{text.changePassword}</TextLink>
        </Cluster>
      </Card>
      <Card as="section" padding="snug" labelledBy="ajuda">
        <h2 id="ajuda" className={styles.title}>
          {text.help}
        </h2>
        <Cluster gap={5}>
          <TextLink to={pathTo('faqList')}>{text.faq}</TextLink>
          <a href={brand.phones.service.href} className={styles.phone}>
            {brand.phones.service.number}
          </a>
        </Cluster>
      </Card>
    </Grid>
  );
}
