import { formatCpf } from '@site/domain/cpf';
import type { User } from '@site/contracts/api/users';
import { AskBeforeLeaving } from '@site/forms/ask-before-leaving';
import { Form, useSiteForm } from '@site/forms/form';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import { FormSection } from '#parts/form-section/form-section.tsx';
import { AddressFields } from '#parts/personal-data/address-fields.tsx';
import { PersonalFields } from '#parts/personal-data/personal-fields.tsx';
import { text as label } from '#parts/personal-data/personal-data.text.ts';
import { RequiredNote } from '#parts/personal-data/required-note.tsx';
import { AccessSection } from './access-section';
import { DeclarationSection } from './declaration-section';
import { useUpdateProfileMutation } from './profile.api';
import { type ProfileData, profileSchema, profileUpdateOf, toProfileData } from './profile.schema';
import { text } from './profile.text';
import { ReadOnlyField } from './read-only-field';

/** The customer's record, to read and to change. */
export function ProfileForm({ user }: { user: User }) {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const [update] = useUpdateProfileMutation();
  const form = useSiteForm<ProfileData>(profileSchema, {
    defaultValues: toProfileData(user),
    keptAs: 'profile',
  });

  async function save(data: ProfileData) {
    try {
      await update({ id: user.id, fields: profileUpdateOf(data) }).unwrap();
    } catch (error) {
      tellFailure(error);
      return;
    }
    form.resetDefaultValues(data);
    toasts.success(text.saved);
  }

  return (
    <Form form={form} onSubmit={save}>
      <AskBeforeLeaving isEdited={form.formState.isDirty} onLeave={() => form.reset()} />
      <Stack gap={6}>
        <RequiredNote />
        <FormSection title={text.personalData}>
          <PersonalFields cpf={<ReadOnlyField name="cpf" label={label.cpf} value={formatCpf(user.cpf)} />} />
        </FormSection>
        <FormSection title={text.homeData}>
          <AddressFields />
        </FormSection>
        <AccessSection email={user.email} />
        <DeclarationSection />
        <Cluster justify="end" stackOnMobile>
          <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
            {text.save}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
