const emailDomain = 'ciranda.example';

/** A telephone line: the number as it is printed, its `tel:` address, and whom it serves. */
export interface PhoneLine {
  number: string;
  href: string;
  serves: string;
}

/** A page of the product on a social network: `label` is its name. */
export interface SocialNetwork {
  id: 'instagram' | 'linkedin' | 'twitter' | 'youtube' | 'tiktok' | 'facebook';
  label: string;
  href: string;
}

/** Every name, number and address of the product (D1). An integrator changes them here and nowhere else. */
export const brand = {
  product: 'Ciranda Cap',
  series: 'Ciranda da Sorte',
  issuer: 'Ciranda Capitalização',
  charity: 'Instituto Ciranda da Infância',
  /** Made up, in the shape of a SUSEP process number. */
  susepProcess: '15414.999010/2025-99',
  /** The site's public origin, for canonical links, previews and the site map. */
  siteUrl: 'https://www.ciranda.example',
  emailDomain,
  emails: {
    support: `atendimento@${emailDomain}`,
    privacy: `privacidade@${emailDomain}`,
    sender: `nao-responda@${emailDomain}`,
  },
  phones: {
    service: { number: '0800-729-0800', href: 'tel:08007290800', serves: 'Dúvidas, prêmios e cadastro' },
    accessible: {
      number: '0800-729-0910',
      href: 'tel:08007290910',
      serves: 'Pessoas com deficiência auditiva ou de fala',
    },
  } satisfies Record<string, PhoneLine>,
  networks: [
    { id: 'instagram', label: 'Instagram', href: 'https://redes.ciranda.example/instagram' },
    { id: 'linkedin', label: 'LinkedIn', href: 'https://redes.ciranda.example/linkedin' },
    { id: 'twitter', label: 'Twitter', href: 'https://redes.ciranda.example/twitter' },
    { id: 'youtube', label: 'YouTube', href: 'https://redes.ciranda.example/youtube' },
    { id: 'tiktok', label: 'TikTok', href: 'https://redes.ciranda.example/tiktok' },
    { id: 'facebook', label: 'Facebook', href: 'https://redes.ciranda.example/facebook' },
  ] satisfies SocialNetwork[],
} as const;
