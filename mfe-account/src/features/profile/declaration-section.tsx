import { pathTo } from '@site/contracts/routes';
import { CheckboxField } from '@site/forms/checkbox-field';
import { ExternalLink } from '@site/ui/external-link';
import { Stack } from '@site/ui/stack';
import { FormSection } from '#parts/form-section/form-section.tsx';
import { text as label } from '#parts/personal-data/personal-data.text.ts';
import { PoliticallyExposedField } from '#parts/personal-data/politically-exposed-field.tsx';
import { text } from './profile.text';

/** What the customer declares, and what they agreed to. */
export function DeclarationSection() {
  return (
    <FormSection title={text.declaration}>
      <Stack gap={5}>
        <PoliticallyExposedField />
        <CheckboxField name="receiveAdvertisement" label={label.receiveAdvertisement} />
        <p>
          {text.declarationBefore}
          <ExternalLink href={pathTo('termsOfUse')}>{text.termsOfUse}</ExternalLink>
          {text.declarationBetween}
          <ExternalLink href={pathTo('privacyPolicy')}>{text.privacyPolicy}</ExternalLink>
          {text.declarationAfter}
        </p>
      </Stack>
    </FormSection>
  );
}
