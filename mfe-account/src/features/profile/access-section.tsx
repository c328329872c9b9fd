import { pathTo } from '@site/contracts/routes';
import { ButtonLink } from '@site/ui/button-link';
import { Cluster } from '@site/ui/cluster';
import { FormCell } from '@site/ui/form-cell';
import { FormGrid } from '@site/ui/form-grid';
import { FormSection } from '#parts/form-section/form-section.tsx';
import { text as label } from '#parts/personal-data/personal-data.text.ts';
import { PhoneCells } from '#parts/personal-data/phone-cells.tsx';
import { text } from './profile.text';
import { ReadOnlyField } from './read-only-field';

/** How the site reaches the customer; e-mail and password have screens of their own. */
export function AccessSection({ email }: { email: string }) {
  return (
    <FormSection title={text.siteAccess}>
      <FormGrid>
        <FormCell span={6}>
          <ReadOnlyField name="email" label={label.email} value={email} />
        </FormCell>
        <PhoneCells />
        <Cluster gap={3} stackOnMobile>
          <ButtonLink kind="secondary" to={pathTo('changeEmail')}>
            {text.changeEmail}
          </ButtonLink>
          <ButtonLink kind="secondary" to={pathTo('changePassword')}>
            {text.changePassword}
          </ButtonLink>
        </Cluster>
      </FormGrid>
    </FormSection>
  );
}
