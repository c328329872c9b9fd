import { useDownloadRegistrationFormMutation } from '@site/api/resources/registration-form';
import { useCampaignAssets } from '@site/platform/campaign-assets';
import { useTellFailure } from '@site/platform/tell-failure';
import { ExternalLink } from '@site/ui/external-link';
import { Icon } from '@site/ui/icon';
import { download, fileText } from '@site/ui/icon-shapes';
import styles from './campaign-documents.module.css';
import { text } from './campaign.text';

/** 'Ficha de cadastro', which is saved (D31), and the campaign's 'Condições gerais', which open beside the site. */
export function CampaignDocuments({ code }: { code: string }) {
  const address = useCampaignAssets(code);
  const tellFailure = useTellFailure();
  const [downloadForm, { isLoading }] = useDownloadRegistrationFormMutation();

  async function save() {
    const { error } = await downloadForm();
    if (error) tellFailure(error);
  }

  return (
    <div className={styles.documents}>
      <button
        type="button"
        className={styles.download}
        aria-busy={isLoading || undefined}
        onClick={() => isLoading || void save()}
      >
        <Icon shape={download} size="small" />
        {text.registrationForm}
      </button>
      <ExternalLink standalone href={address('condicoes-gerais.pdf')}>
        <Icon shape={fileText} size="small" />
        {text.conditions}
      </ExternalLink>
    </div>
  );
}
