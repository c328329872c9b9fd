import { CampaignPicture } from './campaign-picture';

export const examples = {
  'that does not load': <CampaignPicture kind="ticket" address="data:," alt="Cartela da campanha" />,
};
