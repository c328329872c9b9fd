import { pathTo } from '@site/contracts/routes';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { FormSection } from '#parts/form-section/form-section.tsx';
import { text } from '../sign-up.text';

/** The way to another code for somebody whose password is not at hand here (D25). */
export function CodeByLogin() {
  return (
    <FormSection title={text.noCode}>
      <Stack gap={4} align="start">
        <p>{text.codeByLogin}</p>
        <TextLink to={pathTo('login')}>{text.toLogin}</TextLink>
      </Stack>
    </FormSection>
  );
}
