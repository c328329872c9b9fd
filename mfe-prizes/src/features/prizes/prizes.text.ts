import { brand } from '@site/brand/brand';
import { formatMoney } from '@site/domain/money';

/** The limits of the prize page's text (D29). */
const sitePayoutTextCents = 1000_00;
const salePointMaxCents = 200_00;

export const text = {
  heading: 'Minhas premiações',
  lead: 'Confira o que você ganhou e escolha como receber.',
  loading: 'Carregando premiações...',
  total: 'Total a receber',
  pending: (count: number) => (count === 1 ? '1 prêmio a receber' : `${count} prêmios a receber`),
  listLabel: 'Prêmios a receber',
  titleOf: (number: string) => `Título ${number}`,
  seriesOf: (series: string) => `Série ${series}`,
  unknownCampaign: 'Prêmio a receber',
  allPrizes: (count: number) => `Mostrar todos os ${count} prêmios`,
  nothingToTransfer: 'A transferência fica disponível quando você tiver um prêmio a receber.',
  noPending: 'Nenhum prêmio a receber',
  requestTransfer: 'Solicitar transferência',
  exchange: 'Trocar por novos títulos',
  titles: 'Ver meus títulos',
  orders: 'Ver histórico de prêmios',
  howHeading: 'Como receber seu prêmio',
  how: [
    `Prêmios de até ${formatMoney(sitePayoutTextCents)} podem ser recebidos aqui no site, por transferência para uma conta bancária em seu nome.`,
    `Para prêmios acima desse valor, ligue para ${brand.phones.service.number}. Pessoas com deficiência auditiva ou de fala: ${brand.phones.accessible.number}.`,
    `No ponto de venda são pagos prêmios de até ${formatMoney(salePointMaxCents)}, com a apresentação do título original.`,
    'O pagamento é feito em até 15 dias corridos depois do pedido ou da entrega dos documentos completos.',
  ],
};
